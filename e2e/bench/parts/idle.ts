import type {Bench} from '../bench';
import {growth, heapOf, openCdpSession, sleep} from '../measure';
import type {Reading} from '../repeat';
import {openAs} from '../scene';
import {quiet} from '../settle';
import {nothing, type Subject} from '../subjects';
import {countWork, workOf} from '../work';

interface Idle {
  readonly timers: number;
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Opens a page that changes nothing on its own; resolves to a function that measures 30 idle seconds. */
async function settle({browser, standIn}: Bench, subject: Subject) {
  const {context, page} = await openAs(browser, standIn, subject, {
    path: '/reviews?guard=0',
    before: opened => countWork(opened, subject),
  });
  await quiet(page, 1000);
  return async (): Promise<Idle> => {
    const session = await openCdpSession(page);
    const before = await workOf(page);
    const seconds = await growth(session, 'TaskDuration', () => sleep(30_000));
    const {timers} = await workOf(page);
    const megabytes = await heapOf(session);
    await context.close();
    return {timers: timers - before.timers, milliseconds: seconds * 1000, megabytes};
  };
}

/** All subjects are idle at the same time, so that other work of the machine affects them equally. */
export async function measureIdle(bench: Bench) {
  await bench.standIn.control('reset');
  await bench.standIn.control('clock?live=off');
  await bench.measure({least: 2, most: 6}, async () => {
    const waiting = [];
    for (const subject of bench.all) waiting.push(await settle(bench, subject));
    await sleep(5000);
    const found = await Promise.all(waiting.map(measure => measure()));
    const idle = new Map(bench.all.map(({name}, index) => [name, found[index]]));
    const blank = idle.get(nothing.name);
    return [...idle].flatMap(([name, costs]): Reading[] =>
      costs && blank && name !== nothing.name
        ? [
            ['idleTimers', name, costs.timers],
            ['idleTasks', name, costs.milliseconds / blank.milliseconds],
            ['idleHeap', name, costs.megabytes - blank.megabytes],
          ]
        : [],
    );
  });
}
