import {expect} from 'chai';

import {htmlText} from '#domain/text/htmlText';

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
    ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ] as const;
  for (const [html, plain] of table)
    it(`reads ${html.slice(0, 70)}`, () => expect(htmlText(html, placeholders)).to.equal(plain));

  const spoilers = [
    "<p>then <span class='markdown_spoiler'><span>he dies</span></span> there</p>",
    '<p>then</p><div class="markdown_spoiler"><p>he</p><div>dies</div></div><p>there</p>',
    '<p>then</p><div rel="spoiler">he dies</div> there',
    '<p>then <span class=markdown-spoiler>he dies</span> there</p>',
    '<p>then <span title="a" class="x markdown_spoiler y">he <span>dies</span> again</span> there</p>',
    '<p>then ~!he</p><p>dies!~ there</p>',
    '<ul><li>then ~!he</li><li>dies!~ there</li></ul>',
    'then ~!he <b>dies</b>!~ there',
  ];
  for (const html of spoilers)
    it(`hides the spoiler of ${html.slice(0, 70)}`, () =>
      expect(htmlText(html, placeholders)).to.equal('then [spoiler] there'));

  for (const html of [
    'then <span class="markdown_spoiler">he dies',
    'then ~!he dies',
    'then <div rel=spoiler><div>he dies</div>',
  ])
    it(`hides everything after the start of a spoiler in ${html}`, () =>
      expect(htmlText(html, placeholders)).to.equal('then [spoiler]'));

  it('reads 200,000 characters of broken markup', () =>
    expect(htmlText('<a <b> "\'<'.repeat(20_000), placeholders).length).to.be.greaterThan(0));
});
