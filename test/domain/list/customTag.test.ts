import {expect} from 'chai';

import {customTags} from '#domain/list/customTag';

describe('customTags', () => {
  const table: readonly [string | null, readonly string[]][] = [
    [null, []],
    ['', []],
    ['no tags here', []],
    ['#one', ['#one']],
    ['great #one and #two!', ['#one', '#two!']],
    ['#one\n#two\t#three', ['#one', '#two', '#three']],
    ['#two #one #two', ['#two', '#one']],
    ['#Tag #tag', ['#Tag', '#tag']],
    ['https://anilist.co/#part', []],
    ['# heading', []],
    ['## heading', []],
    ['#slow\\ burn #two', ['#slow burn', '#two']],
    ['#a\\ b\\ c', ['#a b c']],
    ['##STRICT #slow\\ burn', ['#slow']],
    ['#slow\\ burn ##STRICT', ['#slow']],
    ['##STRICT', []],
    ['#039;s', []],
    ['#039 #one', ['#one']],
    ['Mirabel&#039;s choice', []],
    ['#日本', ['#日本']],
    ['#a#b', ['#a#b']],
  ];
  for (const [note, tags] of table)
    it(`extracts ${JSON.stringify(tags)} from ${JSON.stringify(note)}`, () =>
      expect(customTags(note)).to.deep.equal(tags));
});
