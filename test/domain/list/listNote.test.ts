import {expect} from 'chai';

import {noteText, parseListNote} from '#domain/list/listNote';

/** The adjustment, and the number of warnings. */
function read(note: string | null) {
  const warnings: string[] = [];
  const commands = parseListNote(note, message => warnings.push(message));
  return [commands?.adjustValue, warnings.length] as const;
}

describe('parseListNote', () => {
  const table: readonly [string, number][] = [
    ['{}', 0],
    ['{"adjust": 5}', 5],
    ['{"adjust": -2.5}', -2.5],
    ['{"adjust": "5"}', 0],
    ['{"adjust": 1e999}', 0],
    ['{"more": 7}', 1],
    ['{"skip": 7}', -1],
    ['{"more": "1, 2, 5"}', 3],
    ['{"more": [1, 2, 5]}', 3],
    ['{"more": "3-5"}', 3],
    ['{"more": "3 - 5, 9"}', 4],
    ['{"more": ["3-5", 9]}', 4],
    ['{"more": "4x3"}', 3],
    ['{"more": "3-5x2"}', 6],
    ['{"more": "3-5 x 2, 9"}', 7],
    ['{"more": "OVA, Special x2"}', 3],
    ['{"more": "5-3"}', 0],
    ['{"more": "7x0"}', 0],
    ['{"more": "1, , 2,"}', 2],
    ['{"more": ""}', 0],
    ['{"more": []}', 0],
    ['{"more": null, "skip": false}', 0],
    ['{"more": {"a": 1}}', 0],
    ['{"more": [[1], null, 2]}', 1],
    ['{"more": "1-99999999999999999999"}', 1],
    ['{"adjust": 10, "more": "1-5", "skip": "2,4"}', 13],
    ['{\n"adjust": 2\n}', 2],
  ];
  for (const [json, value] of table)
    it(`returns ${value} for ${json}`, () => expect(read(`before $${json}$ after`)).to.deep.equal([value, 0]));
  for (const note of [null, '', 'just words', '$5 and {"adjust": 3}', '{"adjust": 3}', '$[1]$'])
    it(`finds no commands in ${JSON.stringify(note)}`, () => expect(read(note)).to.deep.equal([undefined, 0]));
  for (const note of ['${adjust: 3}$', '${"adjust": }$', '${"a": 1}, {"b": 2}$'])
    it(`warns about ${note}`, () => expect(read(note)).to.deep.equal([undefined, 1]));
  it('reads a note with many beginnings and no end in one pass', () => {
    for (const note of ['${'.repeat(1_000_000), `}$${'${'.repeat(1_000_000)}`])
      expect([read(note), noteText(note).length]).to.deep.equal([[undefined, 0], note.length]);
  });
  it('reads the first of two commands', () => expect(read('${"adjust":1}$ ${"adjust":2}$')).to.deep.equal([1, 0]));
});

describe('noteText', () => {
  for (const [note, text] of [
    ['plain', 'plain'],
    ['Great ending &#128557; &amp; more', 'Great ending 😭 & more'],
    ['${"more":"1-3"}$', ''],
    ['before ${"more":"1-3"}$ ', 'before'],
    ['${&quot;adjust&quot;:1}$', ''],
    ['  ', ''],
    [null, ''],
  ] as const)
    it(`returns "${text}" for ${String(note)}`, () => expect(noteText(note)).to.equal(text));
});
