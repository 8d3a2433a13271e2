import {expect} from 'chai';

import {sanitizeProfileCss} from '#host/dom/profileCss';

const base = 'https://styles.example/one.css';

/** The site's page with our overlay; `read` applies a profile's style and returns a value of an element of each kind. */
function usePage() {
  const nodes = new Map<string, HTMLElement>();
  beforeEach(() => {
    const add = (tag: string, parent: Element, name = tag) => {
      const node = document.createElement(tag);
      parent.append(node);
      nodes.set(name, node);
      return node;
    };
    const app = add('div', document.body, 'app');
    app.id = 'app';
    add('p', add('section', app));
    add('am-box', add('am-overlay', document.body));
    nodes.set('html', document.documentElement).set('body', document.body);
    document.body.style.setProperty('--color-text', '1, 2, 3');
  });
  afterEach(() => {
    for (const name of ['app', 'am-overlay']) nodes.get(name)?.remove();
    nodes.clear();
    document.body.style.removeProperty('--color-text');
  });
  return (css: string, property: string, ...names: string[]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sanitizeProfileCss(css, base));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const valueOf = (name: string) =>
      getComputedStyle(nodes.get(name) ?? document.body)
        .getPropertyValue(property)
        .trim();
    const values = names.map(valueOf);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
    return values;
  };
}

describe('sanitizeProfileCss', () => {
  const read = usePage();

  for (const [css, property, normal] of [
    ['body { visibility: hidden }', 'visibility', 'visible'],
    ['html { pointer-events: none !important }', 'pointer-events', 'auto'],
    ['* { letter-spacing: 20px }', 'letter-spacing', 'normal'],
    ['body { --color-text: 9, 9, 9 !important }', '--color-text', '1, 2, 3'],
    [':root { --am-target: 500px }', '--am-target', ''],
    ['body { color: rgb(9, 9, 9); font-size: 40px }', 'font-size', getComputedStyle(document.body).fontSize],
    ['@property --color-text { syntax: "*"; inherits: false }', '--color-text', '1, 2, 3'],
  ] as const)
    it(`reaches our overlay neither by a rule nor by inheritance: ${css}`, () =>
      expect(read(css, property, 'am-overlay', 'am-box')).to.deep.equal([normal, normal]));

  for (const selector of [
    'html',
    'body',
    '#app',
    ':root',
    '*',
    'body *',
    '#app > *',
    ':not(.x)',
    'p, body, #app',
    ':is(html, body)',
    'body:has(p)',
  ])
    it(`does not let ${selector} take the page away`, () => {
      const names = ['html', 'body', 'app', 'section'];
      expect(read(`${selector} { opacity: 0 !important }`, 'opacity', ...names)).to.deep.equal(['1', '1', '1', '1']);
    });

  for (const css of [
    'body { & { opacity: 0 } }',
    'body { @media all { opacity: 0 } }',
    '.a { body & , body { opacity: 0 } }',
    '@media all { * { opacity: 0 } }',
    '@layer x { body { opacity: 0 } }',
    '@scope (body) { :scope { opacity: 0 } }',
    '@media all { @scope (body) { :scope { opacity: 0 } } }',
    '@supports (color: red) { body { .x { color: red } opacity: 0 } }',
  ])
    it(`does not let ${css} take the page away`, () =>
      expect(read(css, 'opacity', 'html', 'body', 'app', 'section')).to.deep.equal(['1', '1', '1', '1']));

  for (const [css, property, names, value] of [
    ['body { color: rgb(9, 9, 9) }', 'color', ['body', 'app', 'p'], 'rgb(9, 9, 9)'],
    ['* { background-color: rgb(9, 9, 9) }', 'background-color', ['body', 'app', 'p'], 'rgb(9, 9, 9)'],
    [':root { --color-blue: 9, 9, 9 }', '--color-blue', ['html', 'app', 'p'], '9, 9, 9'],
    ['body { font: 40px/1 serif }', 'font-size', ['body', 'p'], '40px'],
    ['p { opacity: 0.5 }', 'opacity', ['p'], '0.5'],
    ['body p, body { opacity: 0.5 }', 'opacity', ['p'], '0.5'],
    ['body { p { opacity: 0.5 } }', 'opacity', ['p'], '0.5'],
    ['section { > p { opacity: 0.5 } }', 'opacity', ['p'], '0.5'],
    ['@media all { body section { & p { opacity: 0.5 } } }', 'opacity', ['p'], '0.5'],
    ['p:not([title="a, b::c"]) { opacity: 0.5 }', 'opacity', ['p'], '0.5'],
    ['section { opacity: 0.5 }', 'opacity', ['section'], '0.5'],
  ] as const)
    it(`applies ${css} to the page`, () => expect(read(css, property, ...names)).to.deep.equal(names.map(() => value)));

  it('keeps pseudo-elements of the body, which contain nothing of the page', () =>
    expect(sanitizeProfileCss('body::before { content: "a" }', base)).to.contain('content: "a"'));

  it('returns nothing for more than 1,000,000 characters', () =>
    expect(sanitizeProfileCss('.a { color: red }'.padEnd(1_000_001), base)).to.equal(''));
});
