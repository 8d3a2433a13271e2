// @dates
import {expect} from 'chai';

import {
  airingPoints,
  behindText,
  comingEpisode,
  countdown,
  episodesBehind,
  isImportant,
  showsCountdown,
} from '#domain/list/airing';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const next = (timeUntilAiring: number, episode = 5) => ({episode, timeUntilAiring});

describe('episodesBehind', () => {
  const table = [
    [4, day, 0],
    [3, day, 1],
    [0, day, 4],
    [5, day, 0],
    [4, 1, 0],
    [4, 0, 1],
    [4, -3 * hour, 1],
    [3, -3 * hour, 2],
    [5, -3 * hour, 0],
  ] as const;
  for (const [progress, time, behind] of table)
    it(`returns ${behind} at progress ${progress} if episode 5 airs in ${time} s`, () =>
      expect(episodesBehind(progress, next(time))).to.equal(behind));
});

describe('comingEpisode', () => {
  const ended = {next: undefined, total: 12, endDate: {year: 2020, month: 9, day: 20}};
  // Midnight in Japan.
  const end = Date.UTC(2020, 8, 19, 15) / 1000;
  const table = [
    ['the next one', {...ended, next: {episode: 5, airingAt: end}}, end - hour, next(hour)],
    ['one that has aired', {...ended, next: {episode: 5, airingAt: end}}, end + hour, next(-hour)],
    ['one after the last, from its day on', ended, end, next(7 * day, 13)],
    ['one after the last', ended, end + 2 * day, next(5 * day, 13)],
    ['none from the sixth day on', ended, end + 6 * day, undefined],
    ['none before the last', ended, end - 1, undefined],
    ['none without a total', {...ended, total: undefined}, end, undefined],
    ['none without a day', {...ended, endDate: {year: 2020, month: 9}}, end, undefined],
  ] as const;
  for (const [what, media, now, expected] of table)
    it(`is ${what}`, () => expect(comingEpisode(media, now)).to.deep.equal(expected));
});

describe('behindText', () => {
  const table = [
    [-1, ''],
    [0, ''],
    [1, '1 episode behind'],
    [2, '2 episodes behind'],
  ] as const;
  for (const [behind, text] of table)
    it(`returns "${text}" for ${behind}`, () => expect(behindText(behind)).to.equal(text));
});

describe('airingPoints', () => {
  /** Priority, score, episodes behind, seconds until airing, points. */
  const table = [
    [0, 0, 0, 3 * day, 6],
    [0, 60, 0, 3 * day, 6],
    [0, 85, 0, 3 * day, 8.5],
    [2, 85, 0, 3 * day, 10.5],
    [0, 0, 0, 0, 86],
    [0, 0, 0, 10 * minute, 56],
    [0, 0, 0, 10 * minute + 1, 46],
    [0, 0, 0, hour, 46],
    [0, 0, 0, hour + 1, 36],
    [0, 0, 0, 3 * hour, 36],
    [0, 0, 0, 3 * hour + 1, 26],
    [0, 0, 0, 12 * hour, 26],
    [0, 0, 0, 12 * hour + 1, 16],
    [0, 0, 0, day, 16],
    [0, 0, 0, day + 1, 6],
    [0, 0, 1, 3 * day, 36],
    [0, 0, 2, 3 * day, 26],
    [0, 0, 3, 3 * day, 16],
    [0, 0, 4, 3 * day, 6],
    [0, 0, 1, 6 * day - 1, 36],
    [0, 0, 1, 6 * day, 66],
    [0, 0, 1, 7 * day, 66],
    [0, 0, 1, 7 * day + 1, 36],
    [0, 0, 0, 6.5 * day, 6],
  ] as const;
  for (const [priority, score, behind, time, points] of table)
    it(`returns ${points} points for priority ${priority}, score ${score}, ${behind} behind, airing in ${time} s`, () =>
      expect(airingPoints({priority, score, progress: 4 - behind, next: next(time)})).to.be.closeTo(points, 1e-9));
});

describe('isImportant', () => {
  const table = [
    [0, day, true],
    [0, day + 1, false],
    [1, 3 * day, true],
    [3, 3 * day, true],
    [4, 3 * day, false],
    [0, 6.5 * day, false],
  ] as const;
  for (const [behind, time, important] of table)
    it(`returns ${important} for an entry ${behind} behind that airs in ${time} s`, () =>
      expect(isImportant({priority: 9, score: 100, progress: 4 - behind, next: next(time)})).to.equal(important));
});

describe('showsCountdown', () => {
  const table = [
    ['RELEASING', 400 * day, true],
    ['NOT_YET_RELEASED', 60 * day - 1, true],
    ['NOT_YET_RELEASED', 60 * day, false],
    [null, day, true],
  ] as const;
  for (const [status, time, shown] of table)
    it(`returns ${shown} for status ${String(status)} with ${time} s left`, () =>
      expect(showsCountdown(status, time)).to.equal(shown));
});

describe('countdown', () => {
  const table = [
    [-hour, 'Recently aired'],
    [0, 'Recently aired'],
    [1, '1m'],
    [minute, '1m'],
    [59 * minute + 1, '1h'],
    [hour + 5 * minute, '1h 5m'],
    [10 * hour, '10h'],
    [day, '1d'],
    [2 * day + 3 * hour + 4 * minute, '2d 3h'],
    [10 * day + 5 * minute, '10d'],
  ] as const;
  for (const [time, text] of table) it(`formats ${time} s as ${text}`, () => expect(countdown(time)).to.equal(text));
});
