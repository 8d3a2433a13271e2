// Every query of ours under every way in which the API can fail: nothing is left half rendered, nothing throws, and host nodes that
// ours would replace are visible again.
import type {Page} from '@playwright/test';

import {answeredLate, faultKinds} from '../support/faultKinds';
import {scenes} from '../support/faultScenes';
import {everythingVisible} from '../support/features';
import {navigate, waitUntilQuiet} from '../support/page';
import {receivedQueries, pageQueries} from '../support/operations';
import {pathOf} from '../support/questionScenes';
import {expect, test} from '../support/test';
import {vaultToken, writeVault} from '../support/vault';

/** What is left half rendered: busy parts, placeholder words, or a host node hidden with nothing in its place. */
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

test('has a scene for every query that our pages send', () => {
  // The button that dismisses the dot, and an empty list of notifications, query on their own; their tests make that fail.
  const known = [...scenes.flatMap(({asks}) => asks), 'DismissNotifications', 'NewestNotification'];
  expect(known.toSorted()).toEqual(pageQueries());
});

/** What is late is answered after this time, and what it lets a page ask next, too. */
const delay = 150;

/** Besides failing, the API may answer with null for all that may be null. */
const kinds = [...faultKinds, 'sparse'] as const;

for (const kind of kinds)
  test(`leaves nothing half rendered when the API answers every query with ${kind}`, async ({
    open,
    ids,
    standIn,
    expectedReports,
  }) => {
    test.setTimeout(480_000);
    // Failures are also logged to the console, as a sentence; an exception would not match.
    expectedReports.push(/^\[Automail\] the list preview failed: [A-Z]/);
    await standIn.control('clock?live=off');
    await standIn.control('rate?window=500&limit=100000');
    const paths: string[] = [];
    for (const scene of scenes) paths.push(await pathOf(scene, ids, standIn));
    await standIn.control('log?clear');
    const page = await open('/terms', {as: 'member', token: true, settings: everythingVisible()});
    page.setDefaultTimeout(20_000);
    const token = await vaultToken(page);
    for (const [index, {act, asks, end, operation = '*', isAnonymous}] of scenes.entries()) {
      await standIn.control('faults?clear');
      const isOver = kind === 'invalid-token';
      // The first such answer signs the script out; queries that need the sign-in are not sent any more.
      if (isOver && index > 0) {
        await navigate(page, '/terms');
        await writeVault(page, token ?? '');
      }
      await standIn.control(`faults?operation=${operation}&kind=${kind}&ms=${delay}`);
      await navigate(page, paths[index] ?? '');
      await act?.(page);
      const missing = async () => {
        const seen = await receivedQueries(standIn);
        return asks.filter(name => !seen.has(name));
      };
      const soon = {message: `${paths[index] ?? ''}: ${asks.join()}`, intervals: [50, 100]};
      if (isOver && !isAnonymous) await expect.poll(() => vaultToken(page), soon).toBeUndefined();
      // After a 429 nothing is sent for a while.
      else await expect.poll(missing, {...soon, timeout: 60_000}).toEqual([]);
      // What is only late, or nearly empty, goes on.
      if (answeredLate.has(kind) || kind === 'sparse') await end?.(page);
      await waitUntilQuiet(page);
      if (isOver && isAnonymous) expect(await vaultToken(page)).toBe(token);
      await expect.poll(() => unfinished(page), soon).toEqual([]);
      await expect(page.locator('.page-content > :not(am-terms-feed)')).toHaveCount(1);
    }
  });
