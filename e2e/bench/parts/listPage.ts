import type {Page} from 'playwright';

import {siteUrl} from '../../support/server';
import {navigate} from '../../support/page';
import type {Bench} from '../bench';
import type {Reading} from '../repeat';
import {openAs} from '../scene';
import {nothing, type Subject} from '../subjects';
import {quiet} from '../settle';
import {scriptOf, scrollThrough} from './feedPage';

const member = 'archivist';
const path = '/user/Archivist/animelist';
const rows = (page: Page) => page.locator('.medialist .list-entries .row').count();

/** Scrolls through the whole list of 5,000 entries once; the site adds rows on the way. */
async function scrollToEnd(page: Page) {
  for (let before = -1, now = await rows(page); now > before;) {
    before = now;
    await scrollThrough(page, {counts: false, goesOn: true});
    now = await rows(page);
  }
}

async function scriptOfList({browser, standIn}: Bench, subject: Subject) {
  const {context, page} = await openAs(browser, standIn, subject, {as: member, path: '/terms?guard=0&delay=0'});
  await quiet(page, 1000);
  await navigate(page, path);
  await quiet(page, 1000);
  const milliseconds = await scriptOf(page, () => scrollToEnd(page));
  const count = await rows(page);
  await context.close();
  return {milliseconds, count};
}

/** Measures the script of scrolling through a list of 5,000 entries, over the site's own. */
export async function measureListPage(bench: Bench) {
  const {standIn, ours, peers} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  let shown = 0;
  await bench.measure({least: 2, most: 6}, async () => {
    const blank = await scriptOfList(bench, nothing);
    shown = blank.count;
    const readings: Reading[] = [];
    for (const subject of [ours, ...peers]) {
      const {milliseconds, count} = await scriptOfList(bench, subject);
      if (count !== shown) throw new Error(`${subject.name} scrolled through ${count} rows instead of ${shown}`);
      readings.push(['listPage', subject.name, milliseconds / blank.milliseconds]);
    }
    return readings;
  });
  bench.note(`list page: ${shown} rows at ${siteUrl}${path}`);
}
