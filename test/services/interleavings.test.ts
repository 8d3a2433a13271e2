// Random orders of events in two and three tabs. To play one again: AUTOMAIL_INTERLEAVING=NUMBER npm run test:unit -- interleavings
import fc from 'fast-check';

import {problemsOf} from '../support/simulation/checks';
import {Interleaving} from '../support/simulation/interleaving';
import {useConsole} from '../support/console';

declare const __INTERLEAVINGS__: {readonly count: number; readonly only: number | null};

/** The number that one test plays. */
const share = 50;
const {count, only} = __INTERLEAVINGS__;

async function play(seed: number) {
  const played = new Interleaving(seed);
  await played.play();
  const problems = problemsOf(played);
  if (problems.length) throw new Error(`Interleaving ${seed}: ${problems.join('; ')}\n${played.log.join('\n')}`);
}

describe('tabs that are killed, frozen, late and out of time', () => {
  useConsole();
  const seeds = fc.noBias(fc.noShrink(fc.nat()));
  for (let from = 1; from <= count; from += share)
    it(`neither lose nor repeat a write, and keep to the limit of the API (from ${from})`, async () => {
      if (only !== null) return play(only);
      await fc.assert(fc.asyncProperty(seeds, play), {
        numRuns: Math.min(share, count - from + 1),
        endOnFailure: true,
        includeErrorInReport: true,
        // Each test has other ones.
        seed: (fc.readConfigureGlobal()?.seed ?? 0) + from,
      });
    });
});
