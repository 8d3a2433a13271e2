import {expect} from 'chai';

import {completions} from '#domain/list/query/completions';
import {fieldKeys} from '#domain/list/query/fields';
import {parseQuery} from '#domain/list/query/parse';
import type {Vocabulary} from '#domain/list/query/values';
import {inGerman} from './german';

const vocabulary: Vocabulary = {
  type: 'ANIME',
  names: new Map([
    ['genre', ['Comedy', 'Sci-Fi', 'Slice of Life']],
    ['list', ['To buy', 'none', 'a"b']],
    ['studio', ['Kyoto Animation']],
    ['tag', ['Time Skip', 'Isekai']],
  ]),
};

/** The query after each completion; `|` is the caret. */
function completed(text: string, limit?: number) {
  const caret = text.indexOf('|');
  const query = text.replace('|', '');
  return completions(query, caret, vocabulary, limit).map(
    ({start, end, insert}) => query.slice(0, start) + insert + query.slice(end),
  );
}

describe('completions', () => {
  it('offers no field without a value in the list', () => {
    const labels = (text: string) =>
      completions(text, text.length, {...vocabulary, without: ['private', 'priority']}).map(({label}) => label);
    expect(labels('pri')).to.deep.equal([]);
    expect(labels('order:pri')).to.deep.equal([]);
    expect(labels('pro')).to.include('progress');
  });

  for (const [text, expected] of [
    ['sta|', ['status:', 'started:', 'staff:']],
    ['-stat|', ['-status:']],
    ['a sco| b', ['a score: b', 'a score100: b']],
    ['sc|xyz', ['score:', 'score100:']],
    ['rewat|', ['repeats:']],
    ['sco|>=80', ['score>=80', 'score100>=80']],
    ['ord|', ['order:']],
    ['5|', []],
    ['"sta|', []],
    ['foo:ba|', []],
    ['status:co|', ['status:completed']],
    ['status:wa|', ['status:watching', 'status:rewatching']],
    ['status:completed,dr| x', ['status:completed,dropped x']],
    ['release:not|', ['release:not-yet-released']],
    ['genre:sl|', ['genre:"Slice of Life"']],
    ['genre:li|', ['genre:"Slice of Life"']],
    ['-genre:com|edy', ['-genre:Comedy']],
    ['list:"to b| order:score', ['list:"To buy" order:score']],
    ['list:"to b|uy" x', ['list:"To buy" x']],
    ['list:no|', ['list:"none"', 'list:none']],
    ['list:a|', ['list:"a\\"b"']],
    ['studio:anim|', ['studio:"Kyoto Animation"']],
    ['private:|', ['private:yes', 'private:no', 'private:none']],
    ['updated:|', ['updated:today', 'updated:yesterday', 'updated:7d', 'updated:30d', 'updated:none']],
    ['airing:to|', ['airing:today', 'airing:tomorrow']],
    ['score:|', ['score:none']],
    ['order:-sc|', ['order:-score', 'order:-score100']],
    ['order:genr|', []],
  ] as const)
    it(`completes ${text}`, () => expect(completed(text)).to.deep.equal(expected));

  it('offers all fields where nothing is typed, as many as asked for', () => {
    expect(completed('a | b', 100).length).to.equal(fieldKeys.length + 1);
    expect(completed('|', 3)).to.deep.equal(['title:', 'status:', 'score:']);
  });

  it('offers German words in German, and finds the English ones', () => {
    expect(inGerman(() => completed('wert|'))).to.include('wertung:');
    expect(inGerman(() => completed('sco|'))).to.deep.equal(['wertung:', 'wertung100:']);
    expect(inGerman(() => completed('status:abg|'))).to.deep.equal(['status:abgeschlossen', 'status:abgebrochen']);
    expect(inGerman(() => completed('release:noch|'))).to.deep.equal(['release:noch-nicht-erschienen']);
  });

  it('offers only values that the query reads', () => {
    for (const key of fieldKeys)
      for (const language of [<T>(run: () => T) => run(), inGerman])
        language(() => {
          for (const {insert, start} of completions(`${key}:`, key.length + 1, vocabulary))
            expect(parseQuery(`${key}:`.slice(0, start) + insert).problems, insert).to.deep.equal([]);
        });
  });

  it('describes fields', () => {
    const [first] = completions('behi', 4, vocabulary);
    expect(first?.detail).to.contain('aired');
  });
});
