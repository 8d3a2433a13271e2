import type {Page} from 'playwright';

import {siteUrl} from '../../support/server';
import {navigate} from '../../support/page';
import type {Bench} from '../bench';
import {growth, openCdpSession} from '../measure';
import type {Reading} from '../repeat';
import {openAs} from '../scene';
import {nothing, type Subject} from '../subjects';
import {quiet} from '../settle';

const member = 'archivist';
const path = '/user/Archivist/animelist';
const rows = '.medialist .list-entries .row';
/** How far down the list is scrolled: the site adds rows on the way, about a thousand. */
const screens = 60;

/** Scrolls down, a screen every two frames. */
const scrollDown = (page: Page) =>
  page.evaluate(async count => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let screen = 1; screen <= count; screen += 1) {
      scrollTo(0, screen * innerHeight);
      await frame();
    }
  }, screens);

async function taskOfList({browser, standIn}: Bench, subject: Subject) {
  const {context, page} = await openAs(browser, standIn, subject, {as: member, path: '/terms?guard=0&delay=0'});
  await quiet(page, 1000);
  await navigate(page, path);
  await page.locator(rows).first().waitFor();
  await quiet(page, 1000);
  const seconds = await growth(await openCdpSession(page), 'TaskDuration', () => scrollDown(page));
  const count = await page.locator(rows).count();
  await context.close();
  return {seconds, count};
}

/** Measures the tasks of scrolling through the first thousand of 5,000 entries, over the site's own. */
export async function measureListPage(bench: Bench) {
  const {standIn, ours, peers} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  let shown = 0;
  await bench.measure({least: 2, most: 6}, async () => {
    const blank = await taskOfList(bench, nothing);
    shown = blank.count;
    const readings: Reading[] = [];
    for (const subject of [ours, ...peers]) {
      const {seconds, count} = await taskOfList(bench, subject);
      if (count !== shown) throw new Error(`${subject.name} scrolled through ${count} rows instead of ${shown}`);
      readings.push(['listPage', subject.name, seconds / blank.seconds]);
    }
    return readings;
  });
  bench.note(`list page: ${shown} rows at ${siteUrl}${path}`);
}
