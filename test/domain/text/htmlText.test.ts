import {expect} from 'chai';

import {htmlText} from '#domain/text/htmlText';
import {spoilerPosts} from '#test/support/spoilerPosts';

const placeholders = {spoiler: '[spoiler]', image: '[image]', video: '[video]'};

describe('htmlText', () => {
  const table = [
    ['<p><strong>bold</strong> and <em>more</em></p>', 'bold and more'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['one<br>two<br />three', 'one two three'],
    ['sn<b>ow</b>', 'snow'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<p>see <img width="220" src="https://a.example/c(1).png"> this</p>', 'see [image] this'],
    ['<a href="https://a.example"><img src="https://a.example/c.png" alt="x > y"></a> hi', '[image] hi'],
    ['<video muted loop controls><source src="https://a.example/a.webm">No video.</video> end', '[video] end'],
    ['<div class="youtube" id="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></div>', '[video]'],
    ['Happy birthday &#127881;&#128514; <a href="/user/you">@you</a>', 'Happy birthday 🎉😂 @you'],
    ['It&#039;s &quot;good&quot; &amp; new', 'It\'s "good" & new'],
    ['&lt;3 you all &lt;3 forever &gt; x', '<3 you all <3 forever > x'],
    ['I <3 you all <3 forever', 'I <3 you all <3 forever'],
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'a b c'],
    ['<!-- <p>not</p> -->shown', 'shown'],
    ['shown<!-- <p>not</p>', 'shown'],
    ['<!--'.repeat(1_000_000), ''],
    ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ] as const;
  for (const [html, plain] of table)
    it(`reads ${html.slice(0, 70)}`, () => expect(htmlText(html, placeholders)).to.equal(plain));

  for (const {html, text} of spoilerPosts)
    it(`hides the spoilers of ${html.slice(0, 90)}`, () => expect(htmlText(html, placeholders)).to.equal(text));

  it('reads 200,000 characters of broken markup', () =>
    expect(htmlText('<a <b> "\'<'.repeat(20_000), placeholders).length).to.be.greaterThan(0));
});
