import {expect} from 'chai';

import {MarkdownView} from '#ui/html/MarkdownView';
import {useRender} from '../../support/draw';

describe('MarkdownView', () => {
  const draw = useRender();
  const html = (source: string) =>
    draw(<MarkdownView source={source} />)
      .container.firstElementChild?.innerHTML.replace(/\s+/g, ' ')
      .trim();
  for (const [source, expected] of [
    ['**bold** and _slanted_', '<p><strong>bold</strong> and <em>slanted</em></p>'],
    ['one\ntwo', '<p>one<br>two</p>'],
    ['~~~middle~~~', '<center><p>middle</p> </center>'],
    ['`img220(https://a.example/a.png)`', '<p><code>img220(https://a.example/a.png)</code></p>'],
    ['~~gone~~', '<p><del>gone</del></p>'],
  ] as const)
    it(`renders ${JSON.stringify(source)}`, () => expect(html(source)).to.equal(expected));

  for (const [source, selector] of [
    ['~!secret!~', 'details.ui-spoiler'],
    ['He ~!dies!~ there', 'details.ui-spoiler'],
    ['~!one\n\ntwo!~', 'details.ui-spoiler p + p'],
    ['img220(https://a.example/a.png)', 'img[width="220"][src="https://a.example/a.png"]'],
    ['img40%(https://a.example/a.png)', 'img[width="40%"]'],
    ['webm(https://a.example/a.webm)', 'video[controls] > source[type="video/webm"]'],
    ['youtube(https://www.youtube.com/watch?v=dQw4w9WgXcQ)', 'a[href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"]'],
    ['youtube(dQw4w9WgXcQ)', 'a[href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"]'],
  ] as const)
    it(`renders ${JSON.stringify(source)} like the site`, () => {
      const {container} = draw(<MarkdownView source={source} />);
      expect(container.querySelector(selector), container.textContent ?? '').to.not.equal(null);
    });

  for (const [name, source] of [
    ['quotes', '>'.repeat(20_000)],
    ['lists', '1. '.repeat(20_000)],
  ] as const)
    it(`renders the text itself if it nests too many ${name} to be parsed`, () => {
      const {container} = draw(<MarkdownView source={`${source}\n<b>end</b>`} />);
      expect(container.textContent).to.equal(`${source}<b>end</b>`);
      expect(container.querySelector('b, blockquote, li')).to.equal(null);
    });
});
