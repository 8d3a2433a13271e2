import {expect} from 'chai';

import {isSafeBackground, sanitizeCss} from '#host/dom/sanitizeCss';

const base = 'https://styles.example/themes/one.css';

describe('sanitizeCss', () => {
  const scoped = (text: string) => sanitizeCss(text, base).replace(/\s+/g, ' ');

  for (const [what, text, kept] of [
    ['plain rules', '.a { color: red; }', '{ color: red; }'],
    ['rules in media queries', '@media (width > 1px) { .a { color: red; } }', '{ color: red; }'],
    ['nested rules', '.a { color: blue; .b { color: red; } }', ':is(.a) .b:where('],
    [
      'pseudo-elements at the end',
      '.a, .b:hover::before { color: red }',
      '.b:hover:where(:not(am-overlay, am-overlay *))::before',
    ],
    ['https addresses', '.a { background-image: url(https://x.example/a.png); }', 'url("https://x.example/a.png")'],
    [
      'addresses relative to the style sheet',
      '.a { background-image: url(b.png); }',
      'url("https://styles.example/themes/b.png")',
    ],
    ['fonts', '@font-face { font-family: x; src: url(f.woff2); }', 'url("https://styles.example/themes/f.woff2")'],
    ['shorthands with variables', '.a { border: 1px solid rgb(var(--c)) }', 'border: 1px solid rgb(var(--c))'],
    ['the importance of a cleaned declaration', '.a { background-image: url(b.png) !important }', '!important'],
    ['the importance of others', '.a { color: red !important }', 'color: red !important'],
    ['custom properties', '.a { --color-blue: 1,2,3; }', '--color-blue: 1,2,3'],
  ] as const)
    it(`keeps ${what}`, () => expect(scoped(text)).to.contain(kept));

  for (const [what, text] of [
    ['imports', '@import "https://x.example/bad.css"; .a { color: red }'],
    ['http', '.a { background-image: url(http://x.example/bad.png) }'],
    ['data', '.a { background-image: url(data:image/png;base64,bad) }'],
    ['javascript', '.a { background-image: url("javascript:bad()") }'],
    ['http in a custom property', '.a { --x: url(http://x.example/bad) }'],
    ['http in a nested rule', '.a { & .b { background-image: url(http://x.example/bad) } }'],
    ['http in a media query', '@media all { .a { background: url(http://x.example/bad) } }'],
    ['http in an image set', '.a { background-image: image-set("http://x.example/bad" 1x) }'],
    ['a function hidden by escapes', '.a { --x: u\\72l(http://x.example/bad) }'],
    ['http in a shorthand with variables', '.a { background: var(--x, url(http://x.example/bad)) }'],
    ['fonts over http', '@font-face { font-family: x; src: url(http://x.example/bad) }'],
  ] as const)
    it(`drops ${what}`, () => expect(scoped(text)).not.to.contain('bad'));

  it('does not let an extra brace end a rule before its selector is narrowed', () => {
    const text = sanitizeCss('.a { color: red } } am-overlay { display: none }', base);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    expect([...sheet.cssRules].map(rule => (rule as CSSStyleRule).selectorText)).to.deep.equal([
      '.a:where(:not(am-overlay, am-overlay *))',
    ]);
  });

  for (const text of [
    'p, am-overlay, * { opacity: 0.5 !important }',
    '@layer x { p, am-overlay, * { opacity: 0.5 !important } }',
    '@layer { p, am-overlay, * { opacity: 0.5 !important } }',
    '@layer y, x; @layer x { @layer z { p, am-overlay, * { opacity: 0.5 !important } } }',
    'body { p, am-overlay, & * { opacity: 0.5 !important } }',
    'body { @media all { p, am-overlay { & { opacity: 0.5 !important } } } }',
  ])
    it(`applies ${text} to the page but never to our overlay`, () => {
      const overlay = document.createElement('am-overlay');
      const inner = document.createElement('p');
      const page = document.createElement('p');
      overlay.append(inner);
      document.body.append(overlay, page);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(sanitizeCss(text, base));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const seen = [overlay, inner, page].map(node => getComputedStyle(node).opacity);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
      overlay.remove();
      page.remove();
      expect(seen).to.deep.equal(['1', '1', '0.5']);
    });

  it("keeps a user's own @scope", () =>
    expect(scoped('@scope (.a) { .b { color: red } }')).to.match(/^@scope \(\.a\) \{ \.b:where\(:not/));

  it('uses no @scope of its own, which Firefox before 146 lacks', () =>
    expect(scoped('.a { color: red } @media all { .b { color: red } }')).not.to.contain('@scope'));

  it('keeps the order of layers', () =>
    expect(scoped('@layer b, a; @layer a { p { color: red } }')).to.match(/^@layer b, a; @layer a/));

  it('returns nothing for more than 1,000,000 characters', () => {
    const rule = '.a { color: red }';
    expect(sanitizeCss(rule.padEnd(1_000_000), base)).to.contain('red');
    expect(sanitizeCss(rule.padEnd(1_000_001), base)).to.equal('');
  });
  it('returns nothing for invalid CSS', () => expect(sanitizeCss('{{{{', base).trim()).to.equal(''));
});

describe('isSafeBackground', () => {
  const table: readonly [string, boolean][] = [
    ['inherit', true],
    ['#334455', true],
    ['url(https://x.example/a.png) center / cover', true],
    ['linear-gradient(red, blue)', true],
    ['url(http://x.example/a.png)', false],
    ['url(//x.example/a.png)', false],
    ['url(data:image/png;base64,AAAA)', false],
    ['image-set("http://x.example/a.png" 1x)', false],
    ['u\\72l(http://x.example/a.png)', false],
    ['https://x.example/a.png', false],
    ['red; color: blue', false],
    ['nonsense', false],
  ];
  for (const [value, isSafe] of table)
    it(`${isSafe ? 'accepts' : 'refuses'} ${value}`, () => expect(isSafeBackground(value)).to.equal(isSafe));
});
