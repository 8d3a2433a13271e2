import {selector} from '../anchor';

/** The content of a feed entry, without its replies. */
export const entryBody = selector('entryBody', '.activity-entry > .wrap');

/**
 * The `id` prop of the host's Vue component for a node. Read-only, and only used if the markup does not contain the id.
 */
export function hostComponentId(node: Element | null): number | undefined {
  const component: unknown = node && Reflect.get(node, '__vue__');
  const props: unknown = component instanceof Object ? Reflect.get(component, '$props') : undefined;
  const id: unknown = props instanceof Object ? Reflect.get(props, 'id') : undefined;
  return typeof id === 'number' && id > 0 ? id : undefined;
}

/** The site's own visible link to the page of an activity, in the line with the time. Since 2024 the link has only been in the entry's menu. */
export const hostActivityLink = (entry: Element) =>
  entry.querySelector(':scope > .wrap > .time > a[href^="/activity/"]');

/**
 * The id of the activity that a feed entry shows: from a link to its page, which may be hidden in the menu, otherwise from the host's component, because the
 * menu leaves the entry when it is opened.
 */
export function activityIdOf(entry: Element | null): number | undefined {
  const href = entry?.querySelector(':scope > .wrap > .time a[href^="/activity/"]')?.getAttribute('href');
  const linked = Number(/^\/activity\/(\d+)/.exec(href ?? '')?.[1]);
  return linked > 0 ? linked : hostComponentId(entry);
}
