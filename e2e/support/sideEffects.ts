import type {Page} from '@playwright/test';

import {routeOf} from '#host/pages/allRoutes';
import type {ListedFeature, Switchable} from './features';
import {hostSnapshot, changeSettings} from './page';
import {changedLooks} from './changedLooks';
import {siteUrl} from './server';
import type {Ids} from './test';
import {everyPath} from './tour';

/** Routes that accept every address, so any page will do. */
export const general = ['anywhere', 'eachAddress'];

const nameOf = (path: string) => routeOf(new URL(path, siteUrl))?.name ?? '';

/** One page of the stand-in for each route that has one: route name to path. */
export function pathsByRoute(ids: Ids): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of everyPath(ids)) if (!found.has(nameOf(path))) found.set(nameOf(path), path);
  for (const name of general) found.set(name, '/home');
  return found;
}

/** Whether a feature has a part on a route. */
export const isOn = ({parts}: ListedFeature, route: string) =>
  parts.some(({routes}) => routes.includes(route) || routes.some(name => general.includes(name)));

/**
 * Event listeners on the window and on every node of the page, counted by type; those inside shadow roots belong to
 * their element.
 */
export async function countListeners(page: Page) {
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

/** The elements of a feature in the page that show something, with size and text. */
const shownBy = (page: Page, tags: readonly string[]) =>
  page.evaluate(
    names =>
      [...document.querySelectorAll(names.join())].flatMap(node => {
        // An element without a size of its own may have content with one.
        const boxes = [node, ...(node.shadowRoot?.querySelectorAll('*') ?? [])].map(each =>
          each.getBoundingClientRect(),
        );
        const {width, height} = boxes.find(box => box.width * box.height > 0) ?? {width: 0, height: 0};
        const inside = node.shadowRoot?.textContent ?? '';
        return width || inside ? [`${node.localName} ${width}x${height} ${inside.slice(0, 40)}`] : [];
      }),
    tags,
  );

type State = Awaited<ReturnType<typeof hostSnapshot>>;

/**
 * The page without our marker attributes on host nodes: they show that a feature is on, not that it has a visible
 * effect.
 */
const unmarked = ({markup, ...rest}: State) => ({...rest, markup: markup.replace(/ data-am-[\w-]+="[^"]*"/g, '')});

/**
 * Names a feature's changes in the page (title, address, markup, look, elements of ours), or is `''`; marker attributes
 * do not count.
 */
export const effectSince = async (page: Page, before: State, feature: ListedFeature) =>
  effectIn(page, await hostSnapshot(page), before, feature);

async function effectIn(page: Page, state: State, before: State, {parts}: ListedFeature): Promise<string> {
  const [now, then] = [unmarked(state), unmarked(before)];
  for (const key of ['title', 'address', 'markup'] as const) if (now[key] !== then[key]) return `another ${key}`;
  const [shown] = await shownBy(
    page,
    parts.map(({tag}) => tag),
  );
  return shown ?? (await changedLooks(page, 1))[0] ?? '';
}

/** Names the traces that a feature has left in the page (its effect, a marker attribute, a style sheet), or is `''`. */
export async function leftoverSince(page: Page, before: State, feature: ListedFeature): Promise<string> {
  const now = await hostSnapshot(page);
  if (now.markup !== before.markup) return 'another markup';
  if (now.sheets !== before.sheets) return 'another number of sheets';
  return effectIn(page, now, before, feature);
}

/** Switches a feature on or off, as another tab would. */
export const switchFeature = (page: Page, {key}: Switchable, on: boolean) => changeSettings(page, {[key]: on});
