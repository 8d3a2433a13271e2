import {expect} from 'chai';

import {hasFallbacks, isFallback, translated} from '#domain/text/fallback';

describe('translated', () => {
  it('uses the texts and functions of a complete translation, and notes no gap', () => {
    const lines = (count: number) => `${count} Linien`;
    const table = translated(
      {title: 'A line', lines: (count: number) => `${count} lines`},
      {title: 'Eine Linie', lines},
    );
    expect(table).to.deep.equal({title: 'Eine Linie', lines});
    expect(hasFallbacks()).to.equal(false);
  });

  it('keeps the English text of a missing message, in the order of the English table', () => {
    const table = translated({first: 'One', second: 'Two', third: 'Three'}, {third: 'Drei', first: 'Eins'});
    expect(Object.entries(table)).to.deep.equal([
      ['first', 'Eins'],
      ['second', 'Two'],
      ['third', 'Drei'],
    ]);
    expect(hasFallbacks()).to.equal(true);
  });

  it('keeps all of a table that has no translation in English', () =>
    expect(translated({name: 'Line', summary: 'Shows a line.'})).to.deep.equal({
      name: 'Line',
      summary: 'Shows a line.',
    }));

  it('calls the English function of a missing message with the values that it gets', () => {
    const {about} = translated({about: (count: number, name: string) => `${count} of ${name}`}, {});
    expect(typeof about === 'function' && about(...([2, 'Mirabel'] as never[]))).to.equal('2 of Mirabel');
  });
});

describe('isFallback', () => {
  it('finds missing texts, also with spaces around them, and no translated ones', () => {
    translated({missing: 'Not translated', found: 'Translated'}, {found: 'Übersetzt'});
    expect(['Not translated', ' Not translated\n', 'Translated', 'Übersetzt', ''].map(isFallback)).to.deep.equal([
      ...[true, true],
      ...[false, false, false],
    ]);
  });

  it('finds the pieces around the placeholders of a missing text, but no punctuation', () => {
    translated({signIn: '{link} to save your score.', both: '{one}, {other}'});
    expect(['to save your score.', ',', '{link} to save your score.'].map(isFallback)).to.deep.equal([
      ...[true, false],
      false,
    ]);
  });

  it('finds what a missing function has returned', () => {
    const {waiting} = translated({waiting: (count: number) => `${count} changes are waiting.`});
    expect(isFallback('7 changes are waiting.')).to.equal(false);
    if (typeof waiting === 'function') waiting(...([7] as never[]));
    expect(isFallback('7 changes are waiting.')).to.equal(true);
  });
});
