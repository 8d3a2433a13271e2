// The check of the site on pages of other markup: what public code says of the site differs, and the site changes.
import type {Page} from '@playwright/test';

import {navigate, waitUntilQuiet} from '../support/page';
import type {StandIn} from '../support/server';
import {hurrySiteCheck} from '../support/siteCheck';
import {expect, test} from '../support/test';

interface Variant {
  /** The switch of the stand-in (docs/stand-in.md). */
  native: string;
  /** Which check it is part of: one check serves all variants that exclude no other. */
  check: 'readings' | 'equivalents' | 'otherScripts';
  /** The findings that it causes. */
  findings: readonly string[];
}

/**
 * Variants of the site's markup, and features that the site may get itself. The last check also has the children that
 * other scripts add (`?foreign=children`), and finds nothing because of them.
 */
const variants: readonly Variant[] = [
  // Notes in the rows of followed users: the page before 2026-08, and two more layouts that would explain a report.
  {native: 'noSocialNotes', check: 'readings', findings: []},
  {native: 'socialNotesBlock', check: 'equivalents', findings: []},
  {native: 'socialNotesNested', check: 'otherScripts', findings: []},
  {native: 'socialHeader', check: 'readings', findings: []},
  {native: 'recentActivity', check: 'readings', findings: []},
  {native: 'linkIcon', check: 'readings', findings: []},
  {native: 'settingsGroup', check: 'readings', findings: []},
  {native: 'profileButtons', check: 'readings', findings: []},
  {native: 'filterNames', check: 'readings', findings: []},
  {native: 'flatSearch', check: 'readings', findings: []},
  {native: 'numberIsName', check: 'readings', findings: []},
  {
    native: 'forumCollapse',
    check: 'equivalents',
    findings: ['forumThread: forumComments: AniList now does this itself'],
  },
  {
    native: 'tagDescriptions',
    check: 'equivalents',
    findings: ['mediaOverview: tagDescriptions: AniList now does this itself'],
  },
  {native: 'studioSort', check: 'equivalents', findings: ['studio: studioSorting: AniList now does this itself']},
  // Only one of three parts of the feature has an equivalent, so the feature stays.
  {native: 'characterLanguage', check: 'equivalents', findings: []},
  {
    native: 'relationStatus',
    check: 'equivalents',
    findings: ['mediaOverview: relationStatusDot: AniList now does this itself'],
  },
];

/** The site's page without our elements, the attributes of its roots, its title and its address. */
const state = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('#app')?.cloneNode(true) as Element;
    for (const node of copy.querySelectorAll('*')) if (node.localName.startsWith('am-')) node.remove();
    // The site's bar follows the scroll position, and its tooltip the pointer.
    copy.querySelector('#nav')?.removeAttribute('style');
    copy.querySelector('#nav')?.classList.remove('hide');
    copy.querySelector(':scope > .tooltip')?.remove();
    const attributesOf = ({attributes}: Element) =>
      [...attributes].map(({name, value}) => `${name}=${value}`).toSorted();
    return {
      // The site's widgets have random ids.
      app: copy.outerHTML.replace(/(el-tooltip|dropdown-menu|el-id)-\d+/g, '$1'),
      html: attributesOf(document.documentElement),
      body: attributesOf(document.body),
      title: document.title,
      address: location.href,
    };
  });

/** The requests that change something on AniList; its page of notifications marks them as read. */
const changes = async (standIn: StandIn) =>
  (await standIn.control<{kind: string; operation: string}[]>('log')).filter(
    ({kind, operation}) => kind === 'mutation' || operation === 'Notifications',
  );

for (const check of ['readings', 'equivalents', 'otherScripts'] as const)
  test(`[settingsPage] finds exactly what is missing in variants of the site (${check}), and changes nothing`, async ({
    open,
    standIn,
  }) => {
    await hurrySiteCheck(standIn);
    const own = variants.filter(each => each.check === check);
    const names = own.map(({native}) => native).join();
    const foreign = check === 'otherScripts' ? '&foreign=children' : '';
    const page = await open(`/settings?native=${names}${foreign}`, {as: 'member', token: true});
    await navigate(page, '/settings/apps#aniscripts-check');
    const panel = page.locator('am-settings-page').getByRole('group', {name: 'Check the site'});
    await panel.getByRole('button', {name: 'Check the site'}).click({trial: true});
    await waitUntilQuiet(page);
    const before = await state(page);
    await panel.getByRole('button', {name: 'Check the site'}).click();
    const summary = panel.getByText(/^31 of 31 pages checked, /);
    await summary.waitFor({timeout: 0});
    const findings = await panel.getByRole('list', {name: 'Findings'}).getByRole('listitem').allInnerTexts();
    await waitUntilQuiet(page);
    expect(await state(page)).toEqual(before);
    await expect(summary).toBeInViewport();
    expect(await standIn.control('ledger')).toEqual([]);
    expect(await changes(standIn)).toEqual([]);
    expect(findings.toSorted()).toEqual(own.flatMap(each => each.findings).toSorted());
  });
