// The chunks of the built script that are evaluated: the start must not grow with the catalogue. Counts all code that ran
// until the page had settled; `npm run bench` measures the bytes.
import type {Page} from '@playwright/test';

import {countEvaluated, type EvaluatedChunk} from '../support/evaluated';
import {allSwitches, features} from '../support/features';
import {expect, test, type Ids, type OpenOptions} from '../support/test';

type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Resolves once a component of ours is in the page. */
const componentShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('*')].some(({localName, shadowRoot}) => localName.startsWith('am-') && shadowRoot),
  );

/** `hasComponents`: whether the page shows components, on a slow machine after everything else. */
async function evaluatedOn(open: Open, path: string, options: OpenOptions & {hasComponents?: boolean} = {}) {
  const {hasComponents = false, ...others} = options;
  const count = countEvaluated();
  const page = await open(path, {...others, beforeLoad: count.start});
  if (hasComponents) await componentShown(page);
  return count.finish(page);
}

const namesOf = (chunks: readonly EvaluatedChunk[]) => chunks.map(({name}) => name).toSorted();
const core = ['core', 'main', 'vendor-frame'];

test(
  'nothing but the core is evaluated at an unknown address with every switch off',
  {tag: '@core'},
  async ({open}) => {
    const locked = features().filter(feature => feature.locked);
    const chunks = await evaluatedOn(open, '/no/such/page', {settings: allSwitches(false)});
    const others = namesOf(chunks).filter(name => !core.includes(name));
    const ofLocked = locked.map(({id}) => `${id}.feature`);
    expect(others.filter(name => name.endsWith('.feature'))).toEqual(ofLocked);
  },
);

const react = 'R';
const api = 'vendor-api';
const html = 'vendor-html';

/** The large chunks that a page evaluates with default settings. */
const table: readonly (readonly [name: string, path: (ids: Ids) => string, signedIn: boolean, large: string[]])[] = [
  ['recommendations', () => '/recommendations', false, []],
  ['an unknown page', () => '/no/such/page', false, [react]],
  ['forum', () => '/forum/overview', false, []],
  ['the landing page of the search', () => '/search/anime', false, [react]],
  ['search', () => '/search/anime?genres=Action', false, [react]],
  ['home', () => '/home', false, [react]],
  ['media', ({anime}) => `/anime/${anime}`, false, [react]],
  ['reviews', () => '/reviews', false, [api, react]],
  ['profile', ({other}) => `/user/${other}`, false, [api, react]],
  ['reviews', () => '/reviews', true, [api, react]],
  ['home', () => '/home', true, [api, react]],
  ['media', ({anime}) => `/anime/${anime}`, true, [api, react]],
  ['notifications', () => '/notifications', true, [api, html, react]],
];

for (const [name, path, signedIn, large] of table)
  test(`a signed-${signedIn ? 'in' : 'out'} user evaluates ${large.map(each => (each === react ? 'react' : each)).join(', ') || 'no large library'} on ${name}`, async ({
    open,
    ids,
  }) => {
    const chunks = await evaluatedOn(open, path(ids), {
      ...(signedIn ? {as: 'member', token: true} : {}),
      hasComponents: large.includes(react),
    });
    const found = namesOf(chunks).filter(each => [react, api, html, 'vendor-table'].includes(each));
    expect(found.toSorted()).toEqual(large.toSorted());
  });
