// A real page under each way in which the API can fail: nothing is left half rendered, nothing throws, and host nodes that ours would
// replace are visible again. The parts of each feature are tested under all of them in test/elements/*/faults.test.ts.
import type {Page} from '@playwright/test';

import {faultKinds} from '../support/faultKinds';
import {everythingVisible} from '../support/features';
import {navigate, waitUntilQuiet} from '../support/page';
import {receivedQueries} from '../support/operations';
import type {StandIn} from '../support/server';
import {expect, test, type Ids} from '../support/test';

/** Traces of unfinished rendering: busy parts, placeholder words, or a host node hidden without a replacement. */
const unfinished = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode, owner: string) => {
      for (const node of root.querySelectorAll('*')) {
        const name = node.localName.startsWith('am-') ? node.localName : owner;
        if (node.shadowRoot) look(node.shadowRoot, name);
        if (root === document) continue;
        if (node.getAttribute('aria-busy') === 'true' || /^Loading/.test(node.getAttribute('aria-label') ?? ''))
          found.push(`${name} is busy`);
        const text = node.children.length === 0 ? (node.textContent ?? '') : '';
        if (node.localName !== 'style' && /\b(?:undefined|NaN|null)\b|\[object /.test(text))
          found.push(`${name}: ${text}`);
        if (/^Loading/.test(text)) found.push(`${name} is loading`);
      }
    };
    look(document, '');
    for (const hidden of document.querySelectorAll('[data-am-instead]')) {
      const ours = [hidden.nextElementSibling, hidden.previousElementSibling].filter(node =>
        node?.localName.startsWith('am-'),
      );
      if (!ours.some(node => (node?.getBoundingClientRect().height ?? 0) > 0))
        found.push(`${hidden.localName}.${hidden.className} is hidden for nothing`);
    }
    return found;
  });

type Kind = (typeof faultKinds)[number] | 'sparse';
type Scene = readonly [kind: Kind, path: string | ((ids: Ids) => string), ...queries: string[]];

/** Pages with several queries or a host node that is replaced, one for each kind of fault. */
const refused: readonly Scene[] = [
  ['404', ({anime, slug}) => `/anime/${anime}/${slug}/`, 'OwnEntry', 'RelatedStatuses', 'DubActors', 'ListSiteId'],
  ['429', ({character}) => `/character/${character}`, 'CharacterFavourites', 'CharacterRoles'],
  ['500', '/staff/95011', 'StaffFavourites', 'StaffRoles', 'VoiceRoles'],
  ['403', '/notifications', 'NoticePreview'],
  ['null-data', ({other}) => `/user/${other}/mangalist/compare`, 'ComparedList'],
  ['null-roots', '/terms', 'TermsActivities'],
  ['page', ({other}) => `/user/${other}/`, 'Milestones'],
  // The arrows of a message are loaded at once.
  ['challenge', ({activityMessage}) => `/activity/${activityMessage}`, 'LinkedActivity'],
  // The last one, because it signs out.
  ['invalid-token', '/home', 'InProgress', 'StatusScore', 'PreviewThreads'],
];
const damagedOrLate: readonly Scene[] = [
  ['cut', ({other}) => `/user/${other}/`, 'About', 'Milestones'],
  ['wrong-shape', '/terms', 'TermsActivities'],
  ['no-roots', '/staff/95011', 'StaffFavourites', 'StaffRoles', 'VoiceRoles'],
  ['truncated', ({other}) => `/user/${other}/animelist`, 'ListNotes', 'AdvancedScoring'],
  ['trickle', ({activityMessage}) => `/activity/${activityMessage}`, 'LinkedActivity', 'ActivityNeighbours'],
  ['latency', ({anime, slug}) => `/anime/${anime}/${slug}/social`, 'FollowedEntry', 'Timeline'],
  // The previous page has requested the entries in progress.
  ['sparse', '/home', 'StatusScore', 'ReviewRating', 'ChipMedia', 'PreviewThreads'],
];

/** Duration of late answers (ms). */
const delay = 150;

async function survives(page: Page, standIn: StandIn, path: string, kind: Kind, queries: readonly string[]) {
  await standIn.control('log?clear');
  await standIn.control('faults?clear');
  await standIn.control(`faults?operation=*&kind=${kind}&ms=${delay}`);
  await navigate(page, path);
  const missing = async () => {
    const seen = await receivedQueries(standIn);
    return queries.filter(name => !seen.has(name));
  };
  const soon = {message: queries.join(), intervals: [50, 100]};
  // The first refusal sets the token aside, so most queries are not sent.
  if (kind === 'invalid-token') await expect.poll(async () => (await receivedQueries(standIn)).size, soon).not.toBe(0);
  else await expect.poll(missing, soon).toEqual([]);
  await waitUntilQuiet(page);
  await expect.poll(() => unfinished(page), soon).toEqual([]);
  await expect(page.locator('.page-content > :not(am-terms-feed)')).toHaveCount(1);
}

const groups = [
  ['refuses every query', refused],
  ['answers every query with damaged data, or late', damagedOrLate],
] as const;

test('has a page for each kind of fault', () => {
  const kinds = groups.flatMap(([, scenes]) => scenes.map(([kind]) => kind));
  expect(kinds.toSorted()).toEqual([...faultKinds, 'sparse'].toSorted());
});

for (const [title, scenes] of groups)
  test(`leaves nothing half-rendered when the API ${title}`, async ({open, ids, standIn, expectedReports}) => {
    // Failures are also logged to the console, as a sentence; an exception would not match.
    expectedReports.push(/^\[Automail\] the list preview failed: [A-Z]/);
    await standIn.control('clock?live=off');
    await standIn.control('rate?window=500&limit=100000');
    const page = await open('/moderators', {as: 'member', token: true, settings: everythingVisible()});
    for (const [kind, path, ...queries] of scenes)
      await test.step(kind, () => survives(page, standIn, typeof path === 'string' ? path : path(ids), kind, queries));
  });
