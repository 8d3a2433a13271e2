import {expect} from 'chai';

import {createRankedSearch} from '#domain/text/rankedSearch';

const language = {
  ignored: 'how do i the',
  phrases: "sign in, log in = signin; doesn't work = broken",
  synonyms: 'mute silence = block hide; broken = bug',
};
const documents = [
  'Block a user',
  'Hide replies',
  'Signing in, or sign in',
  'Find a bug',
  'threads and reading',
  'Colours',
];
const search = createRankedSearch(documents, text => [{text, weight: 1}], language);

describe('createRankedSearch', () => {
  for (const [query, found, isNear] of [
    ['mute', ['Block a user', 'Hide replies'], false],
    ['how do I mute the user', ['Block a user'], false],
    ['log in', ['Signing in, or sign in'], false],
    ["it doesn't work", ['Find a bug'], false],
    ['rep', ['Hide replies'], false],
    ['fi', ['Find a bug'], false],
    ['f', [], false],
    ['plies', ['Hide replies'], false],
    ['plie', [], false],
    ['reply', ['Hide replies'], false],
    ['color', ['Colours'], false],
    ['ads', [], false],
    ['blokc', ['Block a user'], true],
    ['', [], false],
  ] as const)
    it(`finds ${JSON.stringify(found)} for "${query}"`, () => {
      const result = search.search(query);
      expect(result.isNear).to.equal(isNear);
      expect(result.found.slice(0, Math.max(1, found.length))).to.deep.equal(found);
    });

  it('searches for the first words of a long text only', () => {
    const words = Array.from({length: 50_000}, (_, index) => `w${String(index).padStart(6, '0')}`);
    const ofWords = createRankedSearch(words.slice(0, 500), each => [{text: each, weight: 1}], language);
    expect(ofWords.search(words.join(' ')).found).to.deep.equal(words.slice(0, 40));
  });

  it('puts the field with the higher weight first', () => {
    const weighted = createRankedSearch(
      ['details', 'name'],
      each => [{text: 'word', weight: each === 'name' ? 3 : 1}],
      language,
    );
    expect(weighted.search('word').found).to.deep.equal(['name', 'details']);
  });

  for (const [weight, isFound] of [
    [2.9, false],
    [3.1, true],
  ] as const)
    it(`${isFound ? 'finds' : 'leaves out'} what has ${weight * 10} % of the best score`, () => {
      const fields = {best: 10, other: weight};
      const weighted = createRankedSearch(
        ['best', 'other'] as const,
        each => [{text: 'word', weight: fields[each]}],
        language,
      );
      expect(weighted.search('word').found.includes('other')).to.equal(isFound);
    });
});
