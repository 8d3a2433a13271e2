import {allSwitches} from '../../support/features';
import {navigate} from '../../support/page';
import {walkPaths} from '../../support/walk';
import type {Bench} from '../bench';
import {heapOf, openCdpSession} from '../measure';
import type {Reading} from '../repeat';
import {openAs} from '../scene';
import type {Subject} from '../subjects';
import {quiet} from '../settle';

const laps = 10;

/** Megabytes that a page has gained from the twentieth navigation to the two hundredth, with everything on; both end on the same page. */
async function growthOf({browser, standIn, ids}: Bench, subject: Subject) {
  const {context, page} = await openAs(browser, standIn, subject, {
    path: '/terms?guard=0',
    settings: allSwitches(true),
  });
  const session = await openCdpSession(page);
  const heaps: number[] = [];
  for (let lap = 0; lap < laps; lap += 1) {
    for (const path of walkPaths(ids)) {
      await navigate(page, path);
      await quiet(page, 150);
    }
    if (lap === 0 || lap === laps - 1) heaps.push(await heapOf(session));
  }
  await context.close();
  const [early = Number.NaN, late = Number.NaN] = heaps;
  return late - early;
}

/** All subjects walk at the same time: no figure here depends on how fast they are. */
export async function measureHeap(bench: Bench) {
  await bench.standIn.control('reset');
  await bench.standIn.control('clock?live=off');
  await bench.measure({least: 2, most: 4}, () =>
    Promise.all(
      bench.all.map(async (subject): Promise<Reading> => ['heapGrowth', subject.name, await growthOf(bench, subject)]),
    ),
  );
}
