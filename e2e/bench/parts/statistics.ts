import {answerBigList, bigListAnswer} from '../../support/bigList';
import {changeSettings} from '../../support/page';
import {line, showStats, tableOf} from '../../support/personal';
import type {Bench} from '../bench';
import {blankPage, freshContext, growth, openCdpSession} from '../measure';
import {openAs} from '../scene';
import {painted, quiet} from '../settle';
import {longestTask} from '../trace';

/** A bare JSON.parse of the answer (ms). */
async function parseTime({browser}: Bench) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/home');
  const kept = await page.evaluateHandle(text => ({text}), JSON.stringify(bigListAnswer()));
  const parse = () => kept.evaluate(each => void Object.assign(each, {answer: JSON.parse(each.text) as unknown}));
  const seconds = await growth(await openCdpSession(page), 'TaskDuration', parse);
  await context.close();
  return seconds * 1000;
}

/** The cost of the personal statistics of 5,000 anime, with 2,000 custom tags. */
async function round(bench: Bench) {
  const {browser, standIn, ours} = bench;
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  const {context, page} = await openAs(browser, standIn, ours, {path: '/terms?guard=0&delay=0'});
  await answerBigList(page, released);
  await page.goto(new URL('/user/Archivist/stats/anime/overview?guard=0&delay=0', page.url()).href);
  await showStats(page);
  await quiet(page, 500);
  const custom = tableOf(page, 'Custom Anime Tags');
  const first = await growth(await openCdpSession(page), 'TaskDuration', async () => {
    const there = painted(page, 'am-more-stats', '.personal tbody tr');
    release();
    await there;
  });
  await quiet(page, 500);
  const begin = () => page.evaluate(() => void performance.mark('bench-begin'));
  const counting = await longestTask(browser, page, async () => {
    await begin();
    await changeSettings(page, {noRewatches: true});
    await line(page, 'Episodes watched').getByText('60,000').waitFor();
  });
  const sorting = await longestTask(browser, page, async () => {
    await begin();
    const heading = custom.getByRole('button', {name: 'Mean score'});
    for (let click = 0; click < 3; click += 1) await heading.click();
  });
  await context.close();
  return {first: first * 1000, counting, sorting};
}

/** Measures the personal statistics of a list of 5,000 anime. */
export async function measureStatistics(bench: Bench) {
  const {standIn, measure, ours} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await measure({least: 2, most: 6}, async () => {
    const parse = await parseTime(bench);
    const {first, counting, sorting} = await round(bench);
    return [
      ['statisticsFirst', ours.name, first / parse],
      ['statisticsCounting', ours.name, counting],
      ['statisticsSorting', ours.name, sorting],
    ];
  });
}
