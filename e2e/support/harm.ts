import type {Page} from '@playwright/test';

import {routeOf} from '../../src/host/routes/all';
import {features, type ListedFeature} from './features';
import {hostPage, store} from './page';
import {lookedDifferent} from './restyles';
import {site} from './server';
import type {Ids} from './test';
import {everyPath} from './tour';

/** Routes that accept every address: any page will do. */
const general = ['anywhere', 'eachAddress'];

const nameOf = (path: string) => routeOf(new URL(path, site))?.name ?? '';

/** A page of the stand-in for each route that has one. */
export function pathsByRoute(ids: Ids): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of everyPath(ids)) if (!found.has(nameOf(path))) found.set(nameOf(path), path);
  for (const name of general) found.set(name, '/home');
  return found;
}

/** Whether a feature has a part on a route. */
export const isOn = ({parts}: ListedFeature, route: string) =>
  parts.some(({routes}) => routes.includes(route) || routes.some(name => general.includes(name)));

/** Features that have a switch. */
export const switchable = () => features().filter(({locked}) => !locked);

/** Listeners of the window and of every node of the page, by type; those inside shadow roots are their element's own. */
export async function listenersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const counts: Record<string, number> = {};
  for (const expression of ['window', 'document']) {
    const {result} = await session.send('Runtime.evaluate', {expression});
    if (!result.objectId) throw new Error(`the page has no ${expression}`);
    const {listeners} = await session.send('DOMDebugger.getEventListeners', {objectId: result.objectId, depth: -1});
    for (const {type} of listeners) counts[`${expression} ${type}`] = (counts[`${expression} ${type}`] ?? 0) + 1;
  }
  await session.detach();
  return counts;
}

/** What there is of a feature in the page: its elements that show something, and their texts and sizes. */
const shownBy = (page: Page, tags: readonly string[]) =>
  page.evaluate(
    names =>
      [...document.querySelectorAll(names.join())].flatMap(node => {
        const {width, height} = node.getBoundingClientRect();
        const inside = node.shadowRoot?.textContent ?? '';
        return width * height > 0 || inside ? [`${node.localName} ${width}x${height} ${inside.slice(0, 40)}`] : [];
      }),
    tags,
  );

type State = Awaited<ReturnType<typeof hostPage>>;

/** The page without our marks on nodes of the host: they say that ours is at work, not that anybody sees it. */
const unmarked = ({markup, ...rest}: State) => ({...rest, markup: markup.replace(/ data-am-[\w-]+="[^"]*"/g, '')});

/** What a feature does to the page, by name, or `''`: title, address, markup, look, elements of ours. A mark of ours is nothing. */
export const effectSince = async (page: Page, before: State, feature: ListedFeature) =>
  effectIn(page, await hostPage(page), before, feature);

async function effectIn(page: Page, state: State, before: State, {parts}: ListedFeature): Promise<string> {
  const [now, then] = [unmarked(state), unmarked(before)];
  for (const key of ['title', 'address', 'markup'] as const) if (now[key] !== then[key]) return `another ${key}`;
  const [shown] = await shownBy(
    page,
    parts.map(({tag}) => tag),
  );
  return shown ?? (await lookedDifferent(page))[0] ?? '';
}

/** What is left of a feature in the page, by name, or `''`: its effect, a mark of ours, a sheet. */
export async function leftSince(page: Page, before: State, feature: ListedFeature): Promise<string> {
  const now = await hostPage(page);
  if (now.markup !== before.markup) return 'another markup';
  if (now.sheets !== before.sheets) return 'another number of sheets';
  return effectIn(page, now, before, feature);
}

/** Switches a feature in the page, as another tab would. */
export const turn = (page: Page, id: string, on: boolean) => store(page, {[id]: on});
