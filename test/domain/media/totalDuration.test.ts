import {expect} from 'chai';

import {mentionsMixedLengths, totalDuration} from '#domain/media/totalDuration';

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

describe('a description', () => {
  const plot = 'A girl has 30 minutes to save her town. Later, 24 hours pass.';
  const table = [
    [`${plot}\n\nNote: The first episode aired with a runtime of ~48 minutes.`, true],
    ['Notes:\n- Episodes 1 and 13 have a 47-min run time', true],
    ['The premiere is a one-hour special.', true],
    ['The final episode has double length.', true],
    ['The finale is 1.5 hours long.', true],
    ['Episodes range from 5 to 12 minutes.', true],
    ['Each episode is 24 minutes long.', false],
    ['Each episode is about 25 minutes long.', false],
    ['In each episode, 48 hours pass.', false],
    [plot, false],
    ['The first episode was shown early.', false],
    ['', false],
  ] as const;
  for (const [description, isMixed] of table)
    it(`${isMixed ? 'says' : "doesn't say"} that episodes differ in length: ${JSON.stringify(description)}`, () => {
      expect(mentionsMixedLengths(description, 24)).to.equal(isMixed);
      expect(totalDuration(finished('4', '24 mins'), description)?.isApproximate).to.equal(isMixed);
    });
});
