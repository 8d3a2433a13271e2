/** Where our element goes, relative to the anchor. `replace` hides the anchor while our element shows something. */
export type Position = 'after' | 'append' | 'before' | 'prepend' | 'replace';

/** Describes an anchor; see `anchor`. */
export interface AnchorOptions<D extends object> {
  /** Matches the anchor; scoped by classes that identify the part of the page. */
  readonly selector: string;
  readonly position: Position;
  /**
   * Reads data from the node. Returns `undefined` if there is nothing to do here (yet). Must be a pure function of the
   * node.
   */
  readonly read: (node: Element) => D | undefined;
  /** The observation about the site that the selector relies on. */
  readonly evidence: string;
  /** `always`: if it is missing on its own route, the site has changed. `maybe`: it may be absent. */
  readonly presence: 'always' | 'maybe';
  /** What the host patches in place; the anchor is read again when it changes. */
  readonly watch?: {readonly attributes?: readonly string[]; readonly text?: boolean};
  /** Whether anchors may occur by the hundred; elements are then mounted only near the viewport. */
  readonly repeats?: boolean;
}

/** A place in the host's page where features can insert content, and the data read from it. */
export interface Anchor<D extends object = object> extends AnchorOptions<D> {
  readonly name: string;
}

/** Creates an anchor from its name and description. */
export const anchor = <D extends object>(name: string, options: AnchorOptions<D>): Anchor<D> => ({name, ...options});

/** The trimmed text of the element's first non-empty child text node. */
export function ownText(node: Element): string {
  for (const child of node.childNodes) if (child instanceof Text && child.data.trim()) return child.data.trim();
  return '';
}

/** Parses a link to a media page into the type and id of the media; `undefined` for other links. */
export function mediaOf(href: string | null | undefined) {
  const found = /^(?:https?:\/\/[^/]+)?\/(anime|manga)\/(\d+)/.exec(href ?? '');
  if (!found) return undefined;
  return {mediaType: found[1] === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(found[2])} as const;
}
