// The amount of the built script that is evaluated: the start must not grow with the catalogue. Counts all code that
// ran until the page had settled.
import type {Page} from '@playwright/test';

import {bytesOf, countEvaluated, type EvaluatedChunk} from '../support/evaluated';
import {allSwitches, features} from '../support/features';
import {expect, test, type Ids, type OpenOptions} from '../support/test';

type Open = (path: string, options?: OpenOptions) => Promise<Page>;

async function evaluatedOn(open: Open, path: string, options: OpenOptions = {}) {
  const count = countEvaluated();
  const page = await open(path, {...options, beforeLoad: count.start});
  return count.finish(page);
}

const namesOf = (chunks: readonly EvaluatedChunk[]) => chunks.map(({name}) => name).toSorted();
const core = ['core', 'main', 'vendor-frame'];

test(
  'nothing but the core, of at most 127 kB, is evaluated at an unknown address with every switch off',
  {tag: '@core'},
  async ({open}) => {
    const locked = features().filter(feature => feature.locked);
    const chunks = await evaluatedOn(open, '/no/such/page', {settings: allSwitches(false)});
    const others = namesOf(chunks).filter(name => !core.includes(name));
    const ofLocked = locked.map(({id}) => `${id}.feature`);
    expect(others.filter(name => name.endsWith('.feature'))).toEqual(ofLocked);
    expect(bytesOf(chunks.filter(({name}) => core.includes(name)))).toBeLessThan(127_000);
  },
);

const react = 'R';
const api = 'vendor-api';
const html = 'vendor-html';

/** The large chunks, and the bytes of everything that a page evaluates with default settings. */
const table: readonly (readonly [
  name: string,
  path: (ids: Ids) => string,
  signedIn: boolean,
  large: string[],
  kB: number,
])[] = [
  ['recommendations', () => '/recommendations', false, [], 215],
  ['an unknown page', () => '/no/such/page', false, [react], 471],
  ['forum', () => '/forum/overview', false, [], 218],
  ['the landing page of the search', () => '/search/anime', false, [react], 480],
  ['search', () => '/search/anime?genres=Action', false, [react], 486],
  ['home', () => '/home', false, [react], 530],
  ['media', ({anime}) => `/anime/${anime}`, false, [react], 491],
  ['reviews', () => '/reviews', false, [api, react], 902],
  ['profile', ({other}) => `/user/${other}`, false, [api, react], 994],
  ['reviews', () => '/reviews', true, [api, react], 933],
  ['home', () => '/home', true, [api, react], 1044],
  ['media', ({anime}) => `/anime/${anime}`, true, [api, react], 977],
  ['notifications', () => '/notifications', true, [api, html, react], 1100],
];

for (const [name, path, signedIn, large, kB] of table)
  test(`a ${signedIn ? 'signed-in person' : 'guest'} evaluates ${large.map(name => (name === react ? 'react' : name)).join(', ') || 'no large library'} and at most ${kB} kB on ${name}`, async ({
    open,
    ids,
  }) => {
    const chunks = await evaluatedOn(open, path(ids), signedIn ? {as: 'member', token: true} : {});
    const found = namesOf(chunks).filter(each => [react, api, html, 'vendor-table'].includes(each));
    expect(found.toSorted()).toEqual(large.toSorted());
    expect(bytesOf(chunks)).toBeLessThan(kB * 1000);
  });
