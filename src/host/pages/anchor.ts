/** Where an element of ours goes, seen from the anchor. `instead` hides the anchor while ours shows something. */
export type Position = 'after' | 'append' | 'before' | 'prepend' | 'replace';

export interface AnchorOptions<D extends object> {
  /** Matches the anchor, scoped by class chains that name what it is. */
  readonly selector: string;
  readonly position: Position;
  /** What the node says; `undefined`: nothing to do here (yet). A pure function of the node. */
  readonly read: (node: Element) => D | undefined;
  /** What the selector rests on. */
  readonly evidence: string;
  /** `always`: missing on its own route means that the site changed. `maybe`: need not exist. */
  readonly presence: 'always' | 'maybe';
  /** The host patches these in place: read again when they change. */
  readonly watch?: {readonly attributes?: readonly string[]; readonly text?: boolean};
  /** Anchors that come by the hundred: elements are made only near the viewport. */
  readonly repeats?: boolean;
}

/** A place of the host's page that features can stand at, and what it says. */
export interface Anchor<D extends object = object> extends AnchorOptions<D> {
  readonly name: string;
}

/** Makes an anchor. */
export const anchor = <D extends object>(name: string, options: AnchorOptions<D>): Anchor<D> => ({name, ...options});

/** Trimmed text of an element's own first text node. */
export function ownText(node: Element): string {
  for (const child of node.childNodes) if (child instanceof Text && child.data.trim()) return child.data.trim();
  return '';
}

/** Media kind and id of a link to a work's page. */
export function mediaOf(href: string | null | undefined) {
  const found = /^(?:https?:\/\/[^/]+)?\/(anime|manga)\/(\d+)/.exec(href ?? '');
  if (!found) return undefined;
  return {mediaType: found[1] === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(found[2])} as const;
}
