import type {Page} from 'playwright';

import {answerBigList} from '../../support/bigList';
import type {Bench} from '../bench';
import {bundle} from '../calibrations';
import {blankPage, evaluate, freshContext, growth, heapOf, openCdpSession, sleep} from '../measure';
import {openAs} from '../scene';
import {quiet} from '../settle';
import type {Subject} from '../subjects';
import {begin, replaceRows, scrollAll} from '../tables';
import {longestTask} from '../trace';

declare global {
  /** Creates list entries. */
  var benchList: (count: number) => void;
  /** Indexes them for queries. */
  var benchIndex: () => Promise<void>;
}

const count = 11_000;
/** How long the write of a list is deferred, and a little more (ms). */
const untilWritten = 12_000;
const path = '/user/Archivist/animelist?table=1~~~';
const tag = 'am-list-table-table';
const rows = (page: Page) => page.locator(tag).locator('tbody tr[data-index]');
const field = (page: Page) => page.locator(tag).getByRole('combobox', {name: /search/i});

/** The index alone, with entries that share what those of a list share. */
const indexer: Subject = {
  name: 'index',
  code: bundle(`
    import {createIndexer} from './elements/lists/listTable/query/arrange';
    import {Interner} from './src/services/lists/interner';
    import {readEntry} from './src/services/lists/readEntry';
    import {createYielder} from './src/services/yieldToMain';
    import {userDay} from './src/domain/date/userDay';
    import {bigListAnswer} from './e2e/support/bigList';
    const located = {listLocations: [], customLists: []};
    globalThis.benchList = count => {
      const same = new Interner();
      const read = entry => readEntry(entry, located, {same, hasAdvancedScoring: false});
      const entries = new Map(bigListAnswer(count).data.anime.lists[0].entries.map(each => [each.mediaId, read(each)]));
      globalThis.benchEntries = {type: 'ANIME', scoreFormat: 'POINT_100', entries, lists: []};
    };
    globalThis.benchIndex = async () => {
      const context = {now: 1_790_000_000_000, dayOf: time => userDay(time, '01:00'), titleOf: ({media}) => media.title.romaji};
      const list = globalThis.benchEntries;
      globalThis.benchKept = await createIndexer()({owner: '', isOwn: true, list, context}, createYielder());
    };`),
};

async function indexRound({browser}: Bench) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/home');
  await evaluate(page, indexer);
  await page.evaluate(size => globalThis.benchList(size), count);
  const session = await openCdpSession(page);
  const before = await heapOf(session);
  const time = await page.evaluate(async () => {
    const begin = performance.now();
    await globalThis.benchIndex();
    return performance.now() - begin;
  });
  const heap = (await heapOf(session)) - before;
  await context.close();
  return {time, heap};
}

/** The time from an action in the page until the table has other rows and is no longer busy (ms). */
const until = (page: Page, act: () => Promise<unknown>) =>
  page
    .evaluateHandle(host => {
      const table = document.querySelector(host)?.shadowRoot?.querySelector('table');
      const begin = {at: 0};
      const note = () => (begin.at = performance.now());
      for (const name of ['keydown', 'click', 'input']) addEventListener(name, note, {capture: true});
      const first = () => table?.querySelector('tbody tr[data-index]')?.textContent;
      const before = first();
      const done = new Promise<number>(resolve => {
        const look = () => {
          const isDone = begin.at && first() !== before && table?.getAttribute('aria-busy') !== 'true';
          if (isDone) resolve(performance.now() - begin.at);
          else requestAnimationFrame(look);
        };
        look();
      });
      return {done};
    }, tag)
    .then(async watched => {
      await act();
      return watched.evaluate(({done}) => done);
    });

async function tableRound({browser, standIn, ours}: Bench) {
  const {context, page} = await openAs(browser, standIn, ours, {
    as: 'archivist',
    path: '/terms?guard=0&delay=0',
    settings: {listTable: true},
  });
  await answerBigList(page, Promise.resolve(), count);
  await page.goto(new URL(path, page.url()).href);
  await rows(page).first().waitFor();
  const button = page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true});
  await button.click();
  await quiet(page, 1000);
  const task = await longestTask(browser, page, async () => {
    await begin(page);
    await button.click();
    await rows(page).first().waitFor();
  });
  await field(page).click();
  const typing = await longestTask(browser, page, async () => {
    await begin(page);
    await page.keyboard.type('media 10', {delay: 60});
    await quiet(page, 300);
  });
  const result = await until(page, () => page.keyboard.type('7'));
  const session = await openCdpSession(page);
  const other = await growth(session, 'TaskDuration', () => until(page, () => field(page).fill('media 2')));
  await field(page).fill('');
  // The list is written to the database meanwhile.
  await sleep(untilWritten);
  const sorting = await until(page, () => field(page).fill('order:-title'));
  const scrolling = await longestTask(browser, page, () =>
    scrollAll(page.locator(tag).locator('.grid-scroller'), rows(page)),
  );
  const inPage = await rows(page).count();
  const alone = await growth(session, 'TaskDuration', () => replaceRows(page, tag));
  await context.close();
  return {task, typing, result, other: other / alone, sorting, scrolling, inPage};
}

/** Measures the index of 11,000 entries, and the table with them. */
export async function measureListTable(bench: Bench) {
  const {standIn, measure, ours} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await measure({least: 2, most: 6}, async () => {
    const index = await indexRound(bench);
    const table = await tableRound(bench);
    return [
      ['tableIndex', ours.name, index.time],
      ['tableHeap', ours.name, index.heap],
      ['tableTask', ours.name, table.task],
      ['tableOther', ours.name, table.other],
      ['tableTyping', ours.name, table.typing],
      ['tableResult', ours.name, table.result],
      ['tableSorting', ours.name, table.sorting],
      ['tableScrolling', ours.name, table.scrolling],
      ['tableRows', ours.name, table.inPage],
    ];
  });
}
