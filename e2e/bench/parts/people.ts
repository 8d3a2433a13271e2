import type {Page} from 'playwright';

import {apiCalls} from '../../support/find';
import {cardsIn, filterRoles, rolesOf, staffLists} from '../../support/roles';
import {choose, readAll, tag as studioWorks, worksOf} from '../../support/studioWorks';
import type {Bench} from '../bench';
import {countFrames, framesIn} from '../frames';
import {openAs} from '../scene';
import {quiet} from '../settle';
import {longestTask} from '../trace';

/** Types a few words into the filter, key after key. */
async function type(page: Page) {
  await page.evaluate(() => void performance.mark('bench-begin'));
  await page.locator(staffLists).getByRole('searchbox').pressSequentially('drama', {delay: 100});
  await filterRoles(page, 'drama', /^\d+ of 900 match$/);
}

/** The cost of a staff member with 900 roles. */
async function rolesRound({browser, standIn, ours, ids}: Bench) {
  // The log of calls has those of the last round.
  await standIn.control('log?clear');
  const {context, page} = await openAs(browser, standIn, ours, {
    path: `/staff/${ids.busyVoice}?guard=0`,
    before: opened => opened.addInitScript(countFrames, [staffLists, '.ui-role-card'] as const),
  });
  await page.locator(staffLists).getByText('Voice roles (900)').waitFor();
  await quiet(page, 500);
  const frames = await framesIn(page);
  const calls = (await apiCalls(standIn)).length;
  const cards = await cardsIn(page, staffLists).count();
  const filtering = await longestTask(browser, page, () => type(page));
  await context.close();
  return {frames, calls, cards, filtering};
}

/** The cost of a studio with 600 media. @throws if the cards aren't those of the stand-in's store */
async function worksRound({browser, standIn, ours, ids}: Bench) {
  const expected = (await worksOf(standIn, ids.busyStudio)).map(({id}) => id);
  const {context, page} = await openAs(browser, standIn, ours, {
    path: `/studio/${ids.busyStudio}?guard=0&delay=0`,
    before: opened => opened.addInitScript(countFrames, [studioWorks, '[role="listitem"]'] as const),
  });
  await quiet(page, 500);
  await standIn.control('log?clear');
  await choose(page, 'Popularity');
  await page.locator(studioWorks).getByText('AniList has more.').waitFor();
  await quiet(page, 500);
  const frames = await framesIn(page);
  const calls = (await apiCalls(standIn)).length;
  const {ids: shown, most} = await readAll(page);
  await context.close();
  if (shown.toSorted().join() !== expected.toSorted().join())
    throw new Error(`the cards show ${shown.length} works, not the ${expected.length} of the store`);
  return {frames, calls, cards: most};
}

/** Measures the pages of a voice actor with 900 roles and of a studio with 600 media. */
export async function measurePeople(bench: Bench) {
  const {standIn, ids, measure, note, ours} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await standIn.control('rate?window=1000&limit=100000');
  const {pages} = await rolesOf(standIn, ids.busyVoice);
  note(`${pages} pages of roles`);
  await measure({least: 2, most: 6}, async () => {
    const {frames, calls, cards, filtering} = await rolesRound(bench);
    const works = await worksRound(bench);
    return [
      ['rolesFirst', ours.name, frames],
      ['rolesCalls', ours.name, calls],
      ['rolesCards', ours.name, cards],
      ['rolesFilter', ours.name, filtering],
      ['worksFirst', ours.name, works.frames],
      ['worksCalls', ours.name, works.calls],
      ['worksCards', ours.name, works.cards],
    ];
  });
}
