import {expect, test} from '@playwright/test';
import {renderMarkdown} from './markdown';

const cases: readonly (readonly [string, string])[] = [
  ['**b** __b__ *i* _i_ ~~s~~', '<p><strong>b</strong> <strong>b</strong> <em>i</em> <em>i</em> <del>s</del></p>'],
  ['~!secret!~', '<p><span class="markdown_spoiler"><span>secret</span></span></p>'],
  ['~~~middle~~~', '<p><center>middle</center></p>'],
  ['~~~~!both!~~~~', '<p><center><span class="markdown_spoiler"><span>both</span></span></center></p>'],
  [
    'img(/a.png) img220(/a.png) img40%(/a.png)',
    '<p><img src="/a.png"> <img width="220" src="/a.png"> <img width="40%" src="/a.png"></p>',
  ],
  ['youtube(https://www.youtube.com/watch?v=abcdefghijk)', '<p><div class="youtube" id="abcdefghijk"></div></p>'],
  [
    '[t](https://example.org/)',
    '<p><a href="https://example.org/" rel="noopener noreferrer" target="_blank">t</a></p>',
  ],
  ['hello @Tobias', '<p>hello <a href="/user/Tobias/">@Tobias</a></p>'],
  ['# Head\ntext', '<h1>Head</h1>\n<p>text</p>'],
  ['a\nb\n\nc', '<p>a<br>\nb</p>\n<p>c</p>'],
  ['- x\n- y', '<ul>\n<li>x</li>\n<li>y</li>\n</ul>'],
  ['1. x\n2. y', '<ol>\n<li>x</li>\n<li>y</li>\n</ol>'],
  ['> q', '<blockquote>\n<p>q</p>\n</blockquote>'],
  ['---', '<hr>'],
  ['`<b> *x*`', '<p><code>&lt;b&gt; *x*</code></p>'],
  ['<script>alert(1)</script>text', '<p>text</p>'],
  ['<b onclick="x()" style="color:red">t</b>', '<p><b>t</b></p>'],
  ['<a href="javascript:x()">t</a>', '<p><a rel="noopener noreferrer" target="_blank">t</a></p>'],
  ['<img src=x onerror="y()">', '<p><img></p>'],
  ['[t](javascript:x)', '<p>t</p>'],
  ['1 < 2', '<p>1 &lt; 2</p>'],
];

for (const [source, html] of cases)
  test(`renders ${JSON.stringify(source)}`, {tag: '@plain'}, () => expect(renderMarkdown(source)).toBe(html));
