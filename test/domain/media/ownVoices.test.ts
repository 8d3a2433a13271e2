import {expect} from 'chai';

import {ownVoices} from '#domain/media/ownVoices';

describe('ownVoices', () => {
  const table = [
    ['ONA (Chinese)', 'Chinese'],
    ['TV (Taiwanese)', 'Chinese'],
    ['TV (South Korean)', 'Korean'],
    ['Movie (Korean)', 'Korean'],
    ['TV', undefined],
    ['TV (American)', undefined],
    ['', undefined],
  ] as const;
  for (const [format, language] of table)
    it(`returns ${String(language)} for "${format}"`, () => expect(ownVoices(format)).to.equal(language));
});
