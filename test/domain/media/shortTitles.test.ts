import {expect} from 'chai';
import * as v from 'valibot';

import {dated, shortTitles} from '#domain/media/shortTitles';

const title = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(25));
const table = v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)), title);

describe('the table of short titles', () => {
  it('has valid ids and short titles, and no duplicate titles within a type', () => {
    const {anime, manga} = v.parse(v.strictObject({anime: table, manga: table}), shortTitles);
    for (const titles of [Object.values(anime), Object.values(manga)])
      expect(new Set(titles).size, titles.join()).to.equal(titles.length);
    expect(Object.keys(anime).length + Object.keys(manga).length).to.be.within(70, 100);
  });
  it('has a valid date', () => expect(dated).to.match(/^20\d\d-(?:0[1-9]|1[0-2])$/));
});
