/** The start and the end of a spoiler as AniList writes them. */
const [open, close] = ["<span class='markdown_spoiler'><span>", '</span></span>'];
const spoiler = (content: string) => open + content + close;

/** HTML in which the spoiler is written between these two texts. */
type Frame = readonly [before: string, after: string];
const frames: readonly Frame[] = [
  ['<p>then ', ' there</p>'],
  ['<p><b>then ', ' there</b></p>'],
  ['<center>then ', ' there</center>'],
  ['<h1>then ', ' there</h1>'],
  ['<blockquote><p>then ', ' there</p></blockquote>'],
  ['<ul><li>then ', ' there</li></ul>'],
  ['<p><a href="/anime/1/">then ', ' there</a></p>'],
  ['<div>then</div>\n', '\n<div>there</div>'],
];
/** Contents of spoilers. Some of it closes tags around the spoiler, and opens them again, as AniList writes it. */
const contents: readonly string[] = [
  'secret',
  'secret<br>\r\nsecret',
  'secret <b>secret</b> <em>secret</em> secret',
  'secret</p>\r\n\r\n<p>secret',
  'secret</p><ul><li>secret</li><li>secret</li></ul><p>secret',
  'secret</li><li>secret',
  'secret</p><h2>secret</h2><p>secret',
];

const crossing: readonly (readonly [html: string, text?: string])[] = [
  [`<p><b>then ${open}secret</b> secret${close} there</p>`],
  [`<p>then ${open}<b>secret${close}</b> there</p>`],
  [`<p>then ${open}<i>secret</p><p>secret</i>${close} there</p>`],
  [`<center>then ${open}secret</center><p>secret${close} there</p>`],
  [`<div>then ${open}secret</div><div>secret${close} there</div>`],
  [`<h3>then ${open}secret</h3><p>secret${close} there</p>`],
  [`<ul><li>then ${open}secret</li></ul><p>secret${close} there</p>`],
  [`<p>then ${open}secret</p><blockquote>secret</blockquote><p>secret${close} there</p>`],
  [`<p>then ${spoiler(`secret ${spoiler('secret')} secret`)} there</p>`],
  [`<p>then ${open}<span>secret</span></p><p><span>secret</span>${close} there</p>`],
  [`<p>then ${open}secret <code>!~</code></p><p>secret${close} there</p>`],
  [`<p>then ~!secret <code>!~</code> secret!~ there</p>`],
  [`<p>then ~!secret</p><p>secret!~ there</p>`],
  [`<ul><li>then ~!secret</li><li>secret!~ there</li></ul>`],
  [`<p>then ~!secret <b>secret</b> secret!~ there</p>`],
  [`<p><b>then ~!secret</b> secret!~ there</p>`],
  [`<p>then ~!secret <span class="markdown_spoiler">secret</span> secret!~ there</p>`],
  [`<p>then</p><div rel="spoiler">secret</div>there`],
  [`<p>then</p><div rel=spoiler><div>secret</div>secret</div>there`],
  [`<p>then <span title="a > b" class="x Markdown-Spoiler y">secret</span> there</p>`],
  [`<p>then</p><p class='spoiler-text'>secret</p>there`],
  [`<p>then <img class="spoiler" src="https://a.example/secret.png"> there</p>`],
  [`<p>then</p><table><tr><td>${open}secret</td><td>secret${close}</td></tr></table><p>there</p>`],
  [`<p>then</p>${open}<table><tr><td>secret</td></tr></table>${close}<p>there</p>`],
  [`<p>then ${open}😂 secret</p><p>secret 😂${close} there</p>`],
  [
    `<p>then ${spoiler('secret')} and ${open}secret</p><p>secret${close} there</p>`,
    'then [spoiler] and [spoiler] there',
  ],
  [`<p>then ${open}secret</p><p>secret`, 'then [spoiler]'],
  [`<p>then ~!secret</p><p>secret`, 'then [spoiler]'],
  [`<p>then</p><div rel=spoiler>secret<p>secret</p>`, 'then [spoiler]'],
  [`<p>then <code>~!this!~</code> there</p>`, 'then ~!this!~ there'],
  [`<pre><code>then ~!this!~ there</code></pre>`, 'then ~!this!~ there'],
  [`<p>then !~ there</p>`, 'then !~ there'],
];

/** HTML of posts, with the text that may be read while every spoiler, here "[spoiler]", is closed. */
export const spoilerPosts: readonly {readonly html: string; readonly text: string}[] = [
  ...frames.flatMap(([before, after]) =>
    contents.map(content => ({html: before + spoiler(content) + after, text: 'then [spoiler] there'})),
  ),
  ...crossing.map(([html, text = 'then [spoiler] there']) => ({html, text})),
];
