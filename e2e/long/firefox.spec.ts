// A smoke test of the unpacked extension in Firefox: it starts, loads its files, keeps its token and reaches the API.
// Everything else is tested in Chromium.
import {tokenOf} from '../support/api';
import {apiCalls, findWatched} from '../support/find';
import {startFirefox, type FirefoxSeat} from '../support/firefox';
import {entrySaves} from '../support/progress';
import {siteUrl} from '../support/server';
import {expect, test as base} from '../support/test';

const test = base.extend<{seat: FirefoxSeat}>({
  seat: async ({standIn}, use) => {
    await standIn.control('reset');
    const seat = await startFirefox(standIn);
    await use(seat);
    await seat.close();
  },
});

/** Records from now on which files of the extension create elements in the page. */
const noteFiles = `
  const create = document.createElement;
  window.filesOfTests = new Set();
  document.createElement = function (...words) {
    for (const [, file] of new Error().stack.matchAll(/moz-extension:\\/\\/[^/]+\\/(\\S+?\\.js)/g)) window.filesOfTests.add(file);
    return create.apply(this, words);
  };`;

const sectionText = async (seat: FirefoxSeat) => (await seat.texts('am-settings-page')).join();

test('the extension shows its settings in Firefox, loads its files, and saves a score with a token that the page cannot read', async ({
  seat,
  standIn,
  ids,
}) => {
  const {mediaId, score} = await findWatched(standIn, ids.user);
  await seat.open('/__standin/sign-in?as=member&to=/settings/apps');
  await expect.poll(() => seat.texts('h2')).toContain('Automail Settings');
  await expect.poll(() => sectionText(seat)).toContain("You aren't signed in to Automail");

  const token = await tokenOf(standIn, 'member');
  await seat.open(`/home#access_token=${token}`);
  await expect.poll(() => seat.inPage('return location.href;')).toBe(`${siteUrl}/home`);
  await seat.inPage(noteFiles);
  await seat.inPage(`await document.getElementById('app').__vue__.$router.push('/settings/apps');`);
  await expect.poll(() => sectionText(seat)).toContain("You're signed in to Automail");
  expect((await seat.inPage<string[]>('return [...window.filesOfTests];')).join()).toMatch(/chunks\/[\d.]+\/\w+\.js/);
  expect(await seat.inPage('return JSON.stringify({...localStorage, ...sessionStorage});')).not.toContain(token);

  await seat.open(`/anime/${mediaId}/`);
  const raise = '[aria-label="Raise score"]';
  await expect.poll(() => seat.texts(raise), {timeout: 60_000}).toEqual(['+']);
  await seat.press(raise);
  const saved = {mediaId, score: (score * 10 + 1) / 10};
  await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toEqual(saved);

  const calls = await apiCalls(standIn);
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter(({hasReferer}) => !hasReferer)).toEqual([]);
  expect(await standIn.control('health?clear')).toEqual([]);
});
