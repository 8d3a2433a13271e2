import type {Browser} from 'playwright';

import type {Bench} from '../bench';
import {emptyObserver} from '../calibrations';
import {blankPage, evaluate, freshContext, growth, openCdpSession} from '../measure';
import type {Reading} from '../repeat';
import {nothing, type Subject} from '../subjects';

const length = 6000;

/** Milliseconds of script per second while 1,000 nodes a second are inserted and removed. */
async function observerCost(browser: Browser, subject: Subject) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/home');
  await evaluate(page, emptyObserver);
  if (subject.code) await evaluate(page, subject);
  const session = await openCdpSession(page);
  const cost = await growth(session, 'ScriptDuration', () =>
    page.evaluate(
      duration =>
        new Promise<void>(resolve => {
          const end = performance.now() + duration;
          let next = performance.now();
          const add = () => {
            for (; next < performance.now(); next += 5) {
              const card = document.createElement('div');
              card.className = 'bench-card';
              for (let n = 0; n < 4; n += 1) card.append(document.createElement('span'));
              document.body.append(card);
              if (document.querySelectorAll('.bench-card').length > 500)
                document.querySelector('.bench-card')?.remove();
            }
            if (performance.now() < end) requestAnimationFrame(add);
            else resolve();
          };
          add();
        }),
      length,
    ),
  );
  await context.close();
  return (cost * 1000) / (length / 1000);
}

export const measureObserver = ({browser, ours, peers, measure}: Bench) =>
  measure({least: 2, most: 8}, async () => {
    const empty = await observerCost(browser, nothing);
    const readings: Reading[] = [];
    for (const subject of [ours, ...peers])
      readings.push(['observer', subject.name, (await observerCost(browser, subject)) - empty]);
    return readings;
  });
