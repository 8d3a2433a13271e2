import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import {HtmlView} from '#ui/html/HtmlView';
import {expectAccessible, useRender} from '../../support/draw';
import {useNavigation} from '../../support/page';
import {spoilerPosts} from '../../support/spoilerPosts';

/** None of these may leave anything that runs, loads a resource or is styled freely. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.example/a.png" onload="alert(1)" style="position:fixed" id="app">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/&#9;/evil.example">x</a>',
  '<a href="&#9;/&#10;/evil.example">x</a>',
  '<a href="/&#13;\\evil.example">x</a>',
  '<img src="/&#9;/evil.example/a.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<style>*{display:none}</style><p>x</p>',
  '<link rel=stylesheet href=https://evil.example>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action=https://evil.example><input name=token><button>x</button></form>',
  '<div class="youtube" id="x&quot; onload=&quot;alert(1)"></div>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<video src="http://plain.example/a.webm" onloadstart=alert(1)></video>',
  '<span class="markdown_spoiler"><img src=x onerror=alert(1)></span>',
  '<div data-am-instead aria-hidden="true" contenteditable>x</div>',
];

const tags = /^(?:A|B|STRONG|I|EM|DEL|P|BR|DIV|SPAN|IMG|VIDEO|SOURCE|DETAILS|SUMMARY|CENTER)$/;

function expectClean(root: Element) {
  for (const node of root.querySelectorAll('*')) {
    expect(node.localName.toUpperCase()).to.match(tags);
    for (const {name, value} of node.attributes) {
      expect(name).to.not.match(/^on|^style$|^id$|^data-|^aria-|srcdoc|xlink/);
      if (name === 'href' || name === 'src') {
        expect(value).to.match(/^(?:https:\/\/|\/[^/\\]|\/$)/);
        if (value.startsWith('/')) expect(new URL(value, location.origin).origin).to.equal(location.origin);
      }
    }
  }
}

describe('HtmlView', () => {
  const draw = useRender();
  useNavigation();
  const view = (html: string) => draw(<HtmlView html={html} />).container;

  for (const html of hostile)
    it(`makes ${html.slice(0, 70)} harmless`, () => expectClean(view(html).firstElementChild ?? document.body));

  it("keeps what the site's posts consist of", async () => {
    const container = view(
      '<p><b>bold</b><br><center>middle</center><img width="220" src="https://a.example/a.png"></p>' +
        '<video muted loop controls><source src="https://a.example/a.webm" type="video/webm"></video>' +
        '<div class="youtube" id="dQw4w9WgXcQ"></div><a href="http://anilist.co/anime/1/">work</a>' +
        '<a href="https://elsewhere.example/">elsewhere</a>',
    );
    expect(container.querySelector('img')?.getAttribute('width')).to.equal('220');
    expect(container.querySelector('source')?.getAttribute('src')).to.equal('https://a.example/a.webm');
    const href = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
    expect(['work', 'elsewhere', 'YouTube video'].map(href)).to.deep.equal([
      '/anime/1/',
      'https://elsewhere.example/',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ]);
    expect(screen.getByRole<HTMLAnchorElement>('link', {name: 'elsewhere'}).rel).to.contain('noopener');
    await expectAccessible(container);
  });

  it('never parses a video, since Chromium would keep its document, and shows it muted, with controls, without loading anything', () => {
    const counts: number[] = [];
    const parse = Reflect.get(DOMParser.prototype, 'parseFromString') as DOMParser['parseFromString'];
    // Counted at once, since DOMPurify moves the nodes out, and checked later, since it would catch an error here.
    DOMParser.prototype.parseFromString = function (...words) {
      const page = parse.apply(this, words);
      counts.push(page.querySelectorAll('video').length);
      return page;
    };
    const source = '<source src="https://a.example/a.webm" type="video/webm">';
    const container = view(`<video>${source}</video><VIDEO loop width=50>${source}</VIDEO><video/>`);
    DOMParser.prototype.parseFromString = parse;
    expect(counts).to.deep.equal([0]);
    const videos = [...container.querySelectorAll('video')];
    expect(videos.map(video => [video.loop, video.width, video.children.length])).to.deep.equal([
      [false, 0, 1],
      [true, 50, 1],
      [false, 0, 0],
    ]);
    for (const {controls, muted, preload, ownerDocument} of videos)
      expect([controls, muted, preload, ownerDocument]).to.deep.equal([true, true, 'none', document]);
  });

  it('hides spoilers until they are opened', async () => {
    const container = view('<p>Then <span class="markdown_spoiler"><span>he dies</span></span>.</p>');
    const details = container.querySelector('details');
    expect(details?.open).to.equal(false);
    fireEvent.click(screen.getByText('Spoiler'));
    expect(details?.open).to.equal(true);
    await expectAccessible(container);
  });

  for (const {html, text} of spoilerPosts)
    it(`hides the spoilers of ${html.slice(0, 90)}`, () => {
      const container = view(html);
      for (const details of container.querySelectorAll('details')) {
        expect(details.open).to.equal(false);
        expect(details.textContent + details.innerHTML).to.match(/^Spoiler.*secret/s);
        details.replaceWith(' [spoiler] ');
      }
      const blocks = 'p, li, div, center, h1, h2, h3, blockquote';
      for (const block of container.querySelectorAll(blocks)) block.append(' ');
      expect(container.textContent.replace(/\s+/g, ' ').trim()).to.equal(text);
    });

  it('shows as much of a post with a spoiler over several blocks as before once it is opened', async () => {
    const html = "<p>a <span class='markdown_spoiler'><span>b</p><ul><li>c</li></ul><p>d</span></span> e</p>";
    const container = view(html);
    fireEvent.click(screen.getByText('Spoiler'));
    expect(container.querySelector('details li')?.textContent).to.equal('c');
    expect(container.textContent.replace('Spoiler', '').replace(/\s+/g, '')).to.equal('abcde');
    await expectAccessible(container);
  });

  it('keeps images, and the order of content in and around a spoiler', async () => {
    const container = view(
      '<p>one ~!two</p><p><img src="https://a.example/a.png"> three!~ four</p><ul><li>a ~!b</li><li>c!~ d</li></ul>',
    );
    await expectAccessible(container);
    const words = container.textContent.replace(/\s+/g, ' ');
    expect(words).to.equal('one Spoilertwo three foura Spoilerbc d');
    expect(container.querySelectorAll('details img')).to.have.length(1);
  });

  it('hides every one of 2,000 spoilers', () => {
    const container = view('~!a!~'.repeat(2000));
    for (const details of container.querySelectorAll('details')) details.remove();
    expect(container.textContent).to.equal('');
  });

  for (const id of [
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=a&amp;v=dQw4w9WgXcQ&amp;t=3',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])
    it(`links to the video ${id}`, () => {
      view(`<div class="youtube" id="${id}"></div>`);
      expect(screen.getByRole('link', {name: 'YouTube video'}).getAttribute('href')).to.equal(
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      );
    });

  for (const width of ['220', '40%'])
    it(`keeps the width ${width} of an image`, () =>
      expect(
        view(`<img width="${width}" src="https://a.example/c.png">`).querySelector('img')?.getAttribute('width'),
      ).to.equal(width));

  it('follows links to the site without reloading, and shows new HTML', () => {
    const {rerender} = draw(<HtmlView html="<a href='https://anilist.co/user/Mirabel/'>her</a>" />);
    fireEvent.click(screen.getByRole('link', {name: 'her'}));
    expect(location.pathname).to.equal('/user/Mirabel/');
    rerender(<HtmlView html="<b>next</b>" />);
    expect([screen.queryByRole('link'), screen.getByText('next').localName]).to.deep.equal([null, 'b']);
  });

  it('shows links in place of images, each loaded by its button, even if the image is a link', async () => {
    const {container} = draw(
      <HtmlView
        foldsPictures
        html='<img src="https://a.example/b/one.png?x" width="40"><a href="/anime/1/"><img src="https://a.example/two.png" alt="Two"></a>'
      />,
    );
    expect(container.querySelector('img')).to.equal(null);
    expect(screen.getByRole<HTMLAnchorElement>('link', {name: 'one.png?x'}).href).to.equal(
      'https://a.example/b/one.png?x',
    );
    await expectAccessible(container);
    fireEvent.click(screen.getByRole('button', {name: 'IMG: load one.png?x'}));
    fireEvent.click(screen.getByRole('button', {name: 'IMG: load Two'}));
    const [one, two] = container.querySelectorAll('img');
    expect([one?.getAttribute('width'), two?.closest('a')?.getAttribute('href')]).to.deep.equal(['40', '/anime/1/']);
    expect(screen.queryByRole('button')).to.equal(null);
  });
});
