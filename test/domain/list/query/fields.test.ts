import {expect} from 'chai';

import {choiceFor, choiceName, choiceWord} from '#domain/list/query/choices';
import {englishWords, fieldKeys, fields, orderKey, ownWords} from '#domain/list/query/fields';
import {foldName} from '#domain/list/query/fold';
import {formatQuery} from '#domain/list/query/format';
import {fieldWords} from '#domain/list/query/messages';
import {parseQuery} from '#domain/list/query/parse';
import {inGerman} from './german';

const keys = [...fieldKeys, orderKey] as const;

/** Keywords that mean two fields. */
function collisions(wordsOf: (key: (typeof keys)[number]) => readonly string[]) {
  const owners = new Map<string, string[]>();
  for (const key of keys)
    for (const word of new Set(wordsOf(key).map(foldName))) owners.set(word, [...(owners.get(word) ?? []), key]);
  return [...owners].filter(([, found]) => found.length > 1).map(([word, found]) => `${word}: ${found.join(', ')}`);
}

describe('the keywords', () => {
  it('are each of one field in English', () => expect(collisions(englishWords)).to.deep.equal([]));

  it('are each of one field in German, also beside the English ones', () =>
    expect(inGerman(() => collisions(key => [...englishWords(key), ...ownWords(key)]))).to.deep.equal([]));

  it('are words that the grammar reads', () => {
    const words = [...keys.flatMap(englishWords), ...inGerman(() => keys.flatMap(ownWords))];
    expect(words.filter(word => !/^\p{L}[\p{L}\p{N}-]*$/u.test(word))).to.deep.equal([]);
  });

  it('are the same in English as the first text of each field', () => {
    for (const key of keys) expect(ownWords(key)).to.deep.equal([englishWords(key)[0]]);
  });

  for (const [query, formatted] of [
    ['wertung>=8', 'score>=8'],
    ['score>=8', 'score>=8'],
    ['länge:24', 'length:24'],
    ['LANGE:24', 'length:24'],
    ['la\u0308nge:24', 'length:24'],
    ['gelesene-bände:3', 'volumes-read:3'],
    ['status:abgeschlossen', 'status:completed'],
    ['status:"am schauen"', 'status:current'],
    ['status:completed', 'status:completed'],
    ['saison:frühling', 'season:spring'],
    ['privat:ja', 'private:yes'],
    ['note:keine', 'note:none'],
    ['geändert>30t', 'updated>30d'],
    ['geändert>2j', 'updated>2y'],
    ['geändert:heute,gestern', 'updated:today,1d'],
    ['sortierung:wertung,-jahr', 'order:score,-year'],
  ] as const)
    it(`read ${query} in German as ${formatted}`, () =>
      expect(inGerman(() => formatQuery(parseQuery(query)))).to.equal(formatted));

  it('mean the same in every language if they are English', () => {
    const before = {...fieldWords};
    Object.assign(fieldWords, {title: 'status', status: 'state'});
    const formatted = formatQuery(parseQuery('status:completed'));
    Object.assign(fieldWords, before);
    expect(formatted).to.equal('status:completed');
  });

  it("don't mean anything in another language", () =>
    expect(parseQuery('wertung>=8').problems.map(({severity}) => severity)).to.deep.equal(['error']));
});

describe('the table of fields', () => {
  it('has an example of each that is read without a problem', () => {
    for (const key of fieldKeys) expect(parseQuery(`${key}:${fields[key].example}`).problems, key).to.deep.equal([]);
  });

  it('finds each value by its code, its names and its other words', () => {
    for (const key of fieldKeys) {
      const field = fields[key];
      if (field.kind !== 'choice') continue;
      for (const [code, words] of Object.entries(field.choices)) {
        const typed = [code, choiceWord(code), choiceName(field.choices, code), ...words];
        expect(
          typed.map(word => choiceFor(field.choices, word)),
          `${key} ${code}`,
        ).to.deep.equal(typed.map(() => code));
        const german = inGerman(() => choiceName(field.choices, code, 'ANIME'));
        expect(
          inGerman(() => choiceFor(field.choices, german)),
          `${key} ${german}`,
        ).to.equal(code);
      }
    }
  });
});
