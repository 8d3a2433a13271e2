import {expect} from 'chai';

import {ownAttribute} from '#host/dom/ownElement';
import {sanitizeProfileCss} from '#host/dom/profileCss';
import {profileStyles} from '#test/support/profileStyles';

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
    add('p', add('section', app), 'outer-p');
    const profile = add('div', add('main', app), 'user');
    profile.className = 'user';
    nodes.get('main')?.classList.add('page-content');
    const article = add('article', profile);
    article.className = 'about';
    add('am-own', article).setAttribute(ownAttribute, '');
    add('p', article);
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
    const valueOf = (named: string) => {
      const [name = '', pseudo] = named.split('::');
      return getComputedStyle(nodes.get(name) ?? document.body, pseudo && `::${pseudo}`)
        .getPropertyValue(property)
        .trim();
    };
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
    ['article { > p { opacity: 0.5 } }', 'opacity', ['p'], '0.5'],
    ['@media all { body article { & p { opacity: 0.5 } } }', 'opacity', ['p'], '0.5'],
    ['p:not([title="a, b::c"]) { opacity: 0.5 }', 'opacity', ['p'], '0.5'],
    ['article { opacity: 0.5 }', 'opacity', ['article'], '0.5'],
    ['.user { opacity: 0.5 }', 'opacity', ['user'], '0.5'],
  ] as const)
    it(`applies ${css} to the page`, () => expect(read(css, property, ...names)).to.deep.equal(names.map(() => value)));

  for (const [css, property, name, normal] of [
    ['#app > section { display: none !important }', 'display', 'section', 'block'],
    ['div { display: none !important }', 'display', 'app', 'block'],
    ['.page-content { display: none }', 'display', 'main', 'block'],
    ['main { clip-path: circle(0) }', 'clip-path', 'main', 'none'],
    ['section { transform: scale(0) }', 'transform', 'section', 'none'],
    ['section { filter: opacity(0) }', 'filter', 'section', 'none'],
    ['section { animation: gone 1s }', 'animation-name', 'section', 'none'],
    ['html { font-size: 0 }', 'font-size', 'html', '16px'],
    ['* { font-size: 1px !important }', 'font-size', 'outer-p', '16px'],
    ['section { font: 0/0 a }', 'font-size', 'section', '16px'],
    ['section { --none: 0px; font-size: var(--none) }', 'font-size', 'section', '16px'],
    ['section { font-size-adjust: 0 }', 'font-size-adjust', 'section', 'none'],
    ['* { color: transparent !important }', 'color', 'outer-p', 'rgb(0, 0, 0)'],
    ['* { color: transparent !important }', 'color', 'p', 'rgb(0, 0, 0)'],
    ['section { color: rgb(0 0 0 / 0) }', 'color', 'section', 'rgb(0, 0, 0)'],
    ['section { color: var(--color-text) }', 'color', 'section', 'rgb(0, 0, 0)'],
    ['section { color: rgba(var(--color-text), 0) }', 'color', 'section', 'rgb(0, 0, 0)'],
    ['section { -webkit-text-fill-color: transparent }', '-webkit-text-fill-color', 'section', 'rgb(0, 0, 0)'],
    ['html { --color-text: 0, 0, 0, 0 }', '--color-text', 'html', ''],
    ['html { --x: 0, 0, 0, 0; --color-text: var(--x) }', '--color-text', 'html', ''],
    ['.user { position: fixed; inset: 0 }', 'position', 'user', 'relative'],
    ['.user { margin-top: -500px }', 'margin-top', 'user', '0px'],
    ['.user { box-shadow: 0 0 0 9999px red }', 'box-shadow', 'user', 'none'],
    ['.user { transform: scale(9) }', 'transform', 'user', 'none'],
    ['.user { animation: a 1s } @keyframes a { to { transform: scale(9) } }', 'animation-name', 'user', 'none'],
    ['.user { overflow: visible !important }', 'overflow-x', 'user', 'clip'],
    ['.user::before { content: ""; position: fixed }', 'position', 'user::before', 'absolute'],
    ['.about { position: fixed !important }', 'position', 'article', 'absolute'],
    ['.about { --p: fixed; position: var(--p) }', 'position', 'article', 'absolute'],
    ['.about * { display: none !important }', 'display', 'am-own', 'inline'],
    ['am-own { visibility: hidden }', 'visibility', 'am-own', 'visible'],
  ] as const)
    it(`neither hides nor covers anything outside of the profile: ${css}`, () =>
      expect(read(css, property, name)).to.deep.equal([normal]));

  it('applies no animated position', () =>
    expect(sanitizeProfileCss('@keyframes a { to { position: fixed; opacity: 0 } } p { color: red }', base))
      .to.contain('opacity: 0')
      .and.not.contain('fixed'));

  for (const selector of ['html::after', 'body::before', '#app::after', '::before', '*::after', 'section::before'])
    it(`adds no box ${selector}, which could cover the page`, () => {
      const css = `${selector} { content: "Log in again"; position: fixed }`;
      const boxes = ['html', 'body', 'app', 'section'].flatMap(name => [`${name}::before`, `${name}::after`]);
      expect(new Set(read(css, 'content', ...boxes))).to.deep.equal(new Set(['none']));
    });

  for (const css of [
    '.nav a[href="/user/Ann/"] { background: url(https://x.example/ann) }',
    'html:has([href="/user/Ann/"]) .about { background: url(https://x.example/ann) }',
    '.about { &:has([href="/user/Ann/"]) { background: url(https://x.example/ann) } }',
    '.about[title] { content: image-set("https://x.example/ann" 1x) }',
    '[href="/user/Ann/"] { --found: url(https://x.example/ann) }',
    'input:checked { background: url(https://x.example/ann) }',
    '@supports (color: red) { .x, a[href="/user/Ann/"] { cursor: url(https://x.example/ann), auto } }',
  ])
    it(`names no other site where the selector depends on the visitor: ${css}`, () => {
      const text = sanitizeProfileCss(css, base);
      const stateful = text.split('\n').filter(line => /\[href|:has|\[title|:checked/.test(line));
      expect(stateful.join()).not.to.contain('ann)');
    });

  for (const [css, lost] of [
    ['[href="/user/Ann/"] { --on: 1; opacity: 0.5 }', '--on'],
    ['[href="/user/Ann/"] { animation-name: ann; opacity: 0.5 }', 'animation-name'],
    ['[href="/user/Ann/"] { font-family: ann; opacity: 0.5 }', 'font-family'],
    ['html:has([href="/user/Ann/"]) .about { display: none; opacity: 0.5 }', 'display'],
  ] as const)
    it(`cannot choose what has an address either: ${css}`, () =>
      expect(sanitizeProfileCss(css, base))
        .to.contain('opacity: 0.5')
        .and.not.match(new RegExp(`${lost}:`)));

  for (const [css, changes] of profileStyles)
    it(`leaves a style as a member writes it: ${css.slice(0, 80)}`, () =>
      expect(changes.map(([name, property]) => read(css, property, name)[0])).to.deep.equal(
        changes.map(([, , value]) => value),
      ));

  it('keeps scrollbars and the color of selected text', () =>
    expect(sanitizeProfileCss('::-webkit-scrollbar { width: 8px } ::selection { color: red; opacity: 0 }', base))
      .to.contain('width: 8px')
      .and.contain('color: red')
      .and.not.contain('opacity'));

  it('returns nothing for more than 1,000,000 characters', () =>
    expect(sanitizeProfileCss('.a { color: red }'.padEnd(1_000_001), base)).to.equal(''));
});
