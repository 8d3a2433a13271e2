// The API requests of a tour of all kinds of pages with the settings of a new installation.
import {apiCalls} from '../support/find';
import {navigate, waitUntilQuiet} from '../support/page';
import {walkPaths} from '../support/walk';
import {expect, test} from '../support/test';

/** The requests that a kind of page takes, by the names of the queries merged into them; none for all others. */
const requests: readonly (readonly [path: RegExp, ...operations: readonly RegExp[]])[] = [
  // One for all that decorates the feed, the reviews and the boxes.
  [/^\/home$/, /^(?=.*StatusScore)(?=.*ReviewRating)(?=.*InProgress)/],
  [/^\/user\/[^/]*\/$/, /^(?=.*About)(?=.*RecentScores)/],
  [/^\/user\/[^/]*\/social$/, /^(?=.*FollowingTotal)(?=.*FollowersTotal)/],
  [/^\/anime\/1\/[^/]*\/$/, /^(?=.*OwnEntry)(?=.*RelatedStatuses)/],
  [/^\/(?:anime|manga)\/\d+\/[^/]*\/$/, /^RelatedStatuses$/],
  [/^\/character\//, /^(?=.*CharacterFavourites)(?=.*CharacterRoles)/],
  [/^\/search\/characters$/, /^CharacterFavourites$/],
  [/^\/staff\//, /^(?=.*VoiceRoles)(?=.*StaffRoles)(?=.*StaffFavourites)/],
  [/^\/reviews$/, /^ReviewRating$/],
];

const requestsOf = (path: string) => requests.find(([pattern]) => pattern.test(path))?.slice(1) ?? [];

test('a tour of all kinds of pages takes at most one API request a page', async ({open, ids, standIn}) => {
  // Queries are merged if a page issues them close to each other, and a busy machine spreads them: here all wait longer.
  await standIn.control('clock?quiet=5');
  const page = await open('/terms?guard=0', {as: 'member', token: true});
  const before = (await apiCalls(standIn)).length;
  const expected: RegExp[] = [/^Unread$/];
  const matches = async () => {
    const sent = (await apiCalls(standIn)).slice(before).map(({operation}) => operation ?? '');
    const others = sent.filter((name, index) => !expected[index]?.test(name));
    return sent.length === expected.length && others.length === 0 ? 'as expected' : sent;
  };
  await expect.poll(matches, 'the unread count').toBe('as expected');
  for (const path of walkPaths(ids)) {
    await navigate(page, path);
    await waitUntilQuiet(page);
    expected.push(...requestsOf(path));
    await expect.poll(matches, path).toBe('as expected');
  }
  expect(expected.length).toBeLessThanOrEqual(14);
});
