import {expect} from 'chai';

import {parseActivityStatus, parseListStatus, statusName, type ListStatus} from '#domain/list/listStatus';

describe('parseListStatus', () => {
  const table: readonly [string, ListStatus | undefined][] = [
    ['CURRENT', 'CURRENT'],
    ['WATCHING', 'CURRENT'],
    ['READING', 'CURRENT'],
    ['reading', 'CURRENT'],
    ['PLANNING', 'PLANNING'],
    ['plan to watch', 'PLANNING'],
    ['Plan to Read', 'PLANNING'],
    ['COMPLETED', 'COMPLETED'],
    ['PAUSED', 'PAUSED'],
    ['DROPPED', 'DROPPED'],
    ['REPEATING', 'REPEATING'],
    ['REWATCHING', 'REPEATING'],
    [' Rereading ', 'REPEATING'],
    ['SOMETHING_NEW', undefined],
    ['constructor', undefined],
    ['', undefined],
  ];
  for (const [word, status] of table)
    it(`parses "${word}" as ${status ?? 'nothing'}`, () => expect(parseListStatus(word)).to.equal(status));
});

describe('statusName', () => {
  it('returns Watching for anime, Reading for manga and both words for either', () => {
    expect(statusName('CURRENT', 'ANIME')).to.equal('Watching');
    expect(statusName('CURRENT', 'MANGA')).to.equal('Reading');
    expect(statusName('CURRENT')).to.equal('Watching/Reading');
  });
  it('returns Rewatching and Rereading, and the same name for the other statuses of both types', () => {
    expect([statusName('REPEATING', 'ANIME'), statusName('REPEATING', 'MANGA'), statusName('REPEATING')]).to.deep.equal(
      ['Rewatching', 'Rereading', 'Rewatching/Rereading'],
    );
    expect(statusName('PLANNING', 'MANGA')).to.equal('Planning');
  });
});

describe('parseActivityStatus', () => {
  const table: readonly [string, ListStatus | undefined][] = [
    ['plans to watch', 'PLANNING'],
    ['Plans to read', 'PLANNING'],
    ['watched episode', 'CURRENT'],
    ['Watched episode 3 - 5 of', 'CURRENT'],
    ['read chapter', 'CURRENT'],
    ['completed', 'COMPLETED'],
    ['paused watching', 'PAUSED'],
    ['paused reading', 'PAUSED'],
    ['dropped', 'DROPPED'],
    ['rewatched episode', 'REPEATING'],
    ['Rewatched', 'REPEATING'],
    ['reread chapter', 'REPEATING'],
    [' completed ', 'COMPLETED'],
    ['readied', undefined],
    ['', undefined],
  ];
  for (const [sentence, status] of table)
    it(`interprets "${sentence}" as ${status ?? 'nothing'}`, () =>
      expect(parseActivityStatus(sentence)).to.equal(status));
});
