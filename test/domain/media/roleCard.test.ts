import {expect} from 'chai';

import {hoursOf, lengthOf, makeCards, progressOf, type RolePart, type RolePerson} from '#domain/media/roleCard';
import {roleEntry, roleMedia} from '../../support/roles';

const person = (id: number): RolePerson => ({
  kind: 'character',
  id,
  name: {first: null, last: null, native: null},
  image: undefined,
});
const part = (id: number, role: string, people: readonly RolePerson[] = []): RolePart => ({
  media: roleMedia({id}),
  role,
  people,
});
const shown = (parts: readonly RolePart[]) => makeCards(parts).map(({key, roles}) => [key, ...roles]);

describe('makeCards', () => {
  it('combines all roles in one media item on one card, the most important first', () => {
    const parts = [part(2, 'Key Animation (ep 1)'), part(1, 'Music'), part(2, 'Director'), part(2, 'Script')];
    expect(shown(parts)).to.deep.equal([
      ['2', 'Director', 'Script', 'Key Animation (ep 1)'],
      ['1', 'Music'],
    ]);
  });
  it('lists a role once if the API repeats it, and none if its name is missing', () =>
    expect(shown([part(1, 'Director'), part(1, 'Director'), part(2, '')])).to.deep.equal([['1', 'Director'], ['2']]));
  it('makes a card for each character', () =>
    expect(shown([part(1, 'Main', [person(7)]), part(1, 'Supporting', [person(8)])])).to.deep.equal([
      ['1/7', 'Main'],
      ['1/8', 'Supporting'],
    ]));
});

describe('lengthOf', () => {
  const table = [
    [{type: 'ANIME', episodes: 26, duration: 24}, 624],
    [{type: 'ANIME', episodes: 26}, 26],
    [{type: 'ANIME', duration: 24}, undefined],
    [{type: 'MANGA', chapters: 40, volumes: 5}, 40],
    [{type: 'MANGA', volumes: 5}, 5],
    [{type: 'MANGA', episodes: 3}, undefined],
  ] as const;
  for (const [fields, expected] of table)
    it(`returns ${expected} for ${JSON.stringify(fields)}`, () =>
      expect(lengthOf(roleMedia(fields))).to.equal(expected));
});

describe('progressOf', () => {
  const anime = {type: 'ANIME', episodes: 10, duration: 20} as const;
  const table = [
    ['nothing on the list', anime, undefined, undefined],
    ['minutes of what was watched', anime, {progress: 3}, 60],
    ['repeats', anime, {progress: 10, repeat: 2, status: 'COMPLETED'}, 600],
    ['what a note adds', anime, {progress: 3, adjustValue: 2}, 100],
    ['one minute where the duration is unknown', {type: 'ANIME', episodes: 10}, {progress: 3}, 3],
    ['chapters of manga', {type: 'MANGA', chapters: 50, duration: 20}, {progress: 7}, 7],
  ] as const;
  for (const [what, fields, entry, expected] of table)
    it(`counts ${what}`, () =>
      expect(progressOf(roleMedia({...fields, entry: entry && roleEntry(entry)}))).to.equal(expected));
});

describe('hoursOf', () => {
  const table = [
    [624, 10.4],
    [0, 0],
    [2, 0],
    [4, 0.1],
    [600, 10],
  ] as const;
  for (const [minutes, hours] of table)
    it(`returns ${hours} for ${minutes} minutes`, () => expect(hoursOf(minutes)).to.equal(hours));
});
