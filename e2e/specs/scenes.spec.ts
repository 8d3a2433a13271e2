// One walk through all scenes of the features, with everything on. Each page is loaded anew while the API is slow, which must
// not move what is read; then the scene is used by keyboard and looked at in forced colors, at 200 % and by axe.
import type {Page} from '@playwright/test';

import {problemsInThemes} from '../support/axe';
import {eachScene, idsOf, sceneParts, type Loaded} from '../support/everyScene';
import {findMarks, forceColors, lostMarks, lostStates} from '../support/forcedColors';
import {keyboardProblems} from '../support/keyboard';
import {movesOf, recordSpaces, reservingTags} from '../support/reservedSpaces';
import {observeShifts, shiftsOf} from '../support/shifts';
import {expect, test} from '../support/test';
import {layoutProblems, zoomOf} from '../support/zoom';

/** Largest shift of the layout that we may cause on a page. */
const maxShift = 0.02;
/** Elements for which no space can be reserved, with the reasons. */
const unreserved: Readonly<Record<string, string>> = {
  'am-tweets': 'a tweet has a height only once it has loaded',
  'am-embed-hentai': 'only the answer shows whether AniList fills the card itself, and then there must be no space',
};
/** Loads of a page until all of its reserved spaces have been measured. */
const maxLoads = 12;

const observeLoads = async (page: Page) => {
  await observeShifts(page);
  await recordSpaces(page);
};

/**
 * Content that arrives late moves nothing, and each reserved space is as high as its component, also while that loads.
 * An element is measured on another load if the site rendered its anchor again, or showed late what it needs.
 */
const arrives: Loaded = async (page, {tags = []}, address, again) => {
  const shifts = (await shiftsOf(page)).filter(({by}) => !by.some(tag => tag in unreserved));
  const total = shifts.reduce((sum, {value}) => sum + value, 0);
  expect.soft(total, `${address} shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
  const wanted = new Set(tags.filter(tag => reservingTags().includes(tag)));
  for (let loads = 1; ; loads += 1) {
    for (const {tag, moves} of await movesOf(page)) {
      wanted.delete(tag);
      for (const move of moves) expect.soft(Math.abs(move), `${tag} on ${address}`).toBeLessThanOrEqual(1);
    }
    if (!wanted.size || loads === maxLoads) break;
    await again();
  }
  expect.soft([...wanted], `${address} has no reserved space of these`).toEqual([]);
};

// The tests of a worker look at each kind of element once.
const usedByKeyboard = new Set<string>();
const checkedByAxe = new Set<string>();

for (const scenes of sceneParts())
  test(
    `${idsOf(scenes)} move nothing when they arrive, and can be used by keyboard, in forced colors, at 200 % and in three themes`,
    {tag: '@text'},
    async ({open, ids, standIn}) => {
      let zoom: ((isZoomed: boolean) => Promise<void>) | undefined;
      const look = async (page: Page, address: string) => {
        await findMarks(page);
        await forceColors(page, true);
        expect.soft(await lostMarks(page), `marks on ${address} in forced colors`).toEqual([]);
        expect.soft(await lostStates(page), `states on ${address} in forced colors`).toEqual([]);
        await forceColors(page, false);
        zoom ??= await zoomOf(page);
        await zoom(true);
        expect.soft(await layoutProblems(page), `${address} at 200 %`).toEqual([]);
        await zoom(false);
        expect.soft(await problemsInThemes(page, checkedByAxe), `${address} by axe`).toEqual([]);
        await page.emulateMedia({reducedMotion: 'reduce'});
        expect.soft(await keyboardProblems(page, usedByKeyboard), `${address} by keyboard`).toEqual([]);
        await page.emulateMedia({reducedMotion: 'no-preference'});
      };
      await eachScene(scenes, {open, ids, standIn}, {beforeLoad: observeLoads}, {loaded: arrives, look});
    },
  );

for (const scenes of sceneParts({size: 18}))
  test(`${idsOf(scenes)} move nothing when they arrive at 400 px`, {tag: '@text'}, async ({open, ids, standIn}) => {
    await eachScene(scenes, {open, ids, standIn}, {width: 400, beforeLoad: observeLoads}, {loaded: arrives});
  });

test('every reserved space is measured on a scene', {tag: '@plain'}, () => {
  const measured = new Set(
    sceneParts()
      .flat()
      .filter(({before, settings}) => !before && !settings)
      .flatMap(({tags = []}) => tags),
  );
  expect(reservingTags().length).toBeGreaterThan(20);
  expect(reservingTags().filter(tag => !measured.has(tag))).toEqual([]);
});
