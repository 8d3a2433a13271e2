import {expect} from 'chai';
import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import * as v from 'valibot';

import {badgeSheet} from './badges';
import {dated, studios} from './studios';

extend([a11y]);

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const row = v.strictObject({
  studioId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(13)),
  backgroundColor: hex,
  textColor: hex,
  address: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});

describe('the table of studios', () => {
  it('is valid and has a date', () => {
    expect(v.safeParse(v.array(row), studios).issues).to.equal(undefined);
    expect(dated).to.match(/^\d{4}-\d\d$/);
    expect(new Set(studios.map(({studioId}) => studioId)).size).to.equal(studios.length);
  });
  it('is readable: text has enough contrast with its background', () => {
    for (const {text, textColor: textColor, backgroundColor: backgroundColor} of studios)
      expect(colord(textColor).contrast(backgroundColor), text).to.be.at.least(4.5);
  });
});

describe('badges', () => {
  const base = {studioId: 7, slug: 'x', text: "It's", backgroundColor: '#000000', textColor: '#ffffff'};
  const rules = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return [...sheet.cssRules].filter(rule => rule instanceof CSSStyleRule);
  };
  it("match the studio's id and name, with its word in quotes", () => {
    const [link, word] = rules(badgeSheet([base]));
    expect(link?.selectorText).to.match(/\[href\^="\/studio\/7\/x" i\]$/);
    expect(word?.style.content).to.equal('"It\'s" / ""');
  });
  it('are pictures of 76 by 19 px if the table has an address', () => {
    const [link, word] = rules(badgeSheet([{...base, address: 'https://example.org/a.png'}]));
    expect(link?.style.backgroundSize).to.equal('76px 19px');
    expect(link?.style.backgroundColor).to.equal('rgb(0, 0, 0)');
    expect(word?.style.content).to.equal('"" / ""');
  });
});
