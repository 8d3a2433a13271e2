import {expect} from 'chai';

import {totalDuration} from '#domain/media/totalDuration';

const finished = (episodes: string, duration: string, more: readonly [string, string][] = []) =>
  new Map([['Format', 'TV'], ['Episodes', episodes], ['Episode Duration', duration], ['Status', 'Finished'], ...more]);

describe('the total duration', () => {
  const table: readonly (readonly [string, ReadonlyMap<string, string>, number | undefined])[] = [
    ['all episodes of a finished anime', finished('26', '24 mins'), 624],
    ['hours and minutes', finished('3', '1 hour, 54 mins'), 342],
    ['hours without minutes', finished('2', '2 hours'), 240],
    ['one minute', finished('12', '1 min'), 12],
    ['nothing for one episode', finished('1', '24 mins'), undefined],
    ['nothing without a duration', finished('26', ''), undefined],
    ['nothing without a number of episodes', finished('?', '24 mins'), undefined],
    [
      'aired episodes of a releasing anime',
      new Map([
        ['Airing', 'Ep 9: 5d 7h 18m'],
        ['Status', 'Releasing'],
        ['Episodes', '24'],
        ['Episode Duration', '24 mins'],
      ]),
      192,
    ],
    [
      'nothing before the third episode',
      new Map([
        ['Airing', 'Ep 2: 5d'],
        ['Status', 'Releasing'],
        ['Episode Duration', '24 mins'],
      ]),
      undefined,
    ],
    [
      'nothing for a releasing anime on a break',
      new Map([
        ['Status', 'Releasing'],
        ['Episodes', '24'],
        ['Episode Duration', '24 mins'],
      ]),
      undefined,
    ],
    [
      'nothing for an unreleased anime',
      new Map([
        ['Airing', 'Ep 1: 5d'],
        ['Status', 'Not Yet Released'],
        ['Episodes', '24'],
        ['Episode Duration', '24 mins'],
      ]),
      undefined,
    ],
    [
      'nothing for manga',
      new Map([
        ['Chapters', '26'],
        ['Status', 'Finished'],
      ]),
      undefined,
    ],
  ];
  for (const [what, facts, minutes] of table)
    it(`is ${what}`, () => expect(totalDuration(facts)?.minutes).to.equal(minutes));

  for (const [format, isApproximate] of [
    ['TV', false],
    ['TV Short', false],
    ['OVA', true],
    ['ONA', true],
    ['Special', true],
    ['ONA (Chinese)', true],
    ['TV (South Korean)', false],
  ] as const)
    it(`is ${isApproximate ? 'an estimate' : 'exact'} for the format ${format}`, () =>
      expect(totalDuration(finished('4', '24 mins', [['Format', format]]))).to.deep.equal({
        minutes: 96,
        isApproximate,
      }));
});
