import {decodeSafely} from '#domain/text/decodeSafely';
import type {Source} from '#domain/value/store';

/** Position of our element relative to the anchor. `replace` hides the anchor while our element shows something. */
export type Position = 'after' | 'append' | 'before' | 'prepend' | 'replace';

/** Describes an anchor; see `anchor`. */
export interface AnchorOptions<D extends object> {
  /** Matches the anchor; scoped by classes that identify the part of the page. */
  readonly selector: string;
  readonly position: Position;
  /**
   * Reads data from the node. Returns `undefined` if there is nothing to do here (yet). Must be a pure function of the
   * node, and of the state whose changes `again` reports.
   */
  readonly read: (node: Element) => D | undefined;
  /** The observation about the site that the selector relies on. */
  readonly evidence: string;
  /** `always`: if it is missing on its own route, the site has changed. `maybe`: it may be absent. */
  readonly presence: 'always' | 'maybe';
  /**
   * The values that the host patches in place, in the anchor or as a class of its parent; the anchor is read again when
   * they change.
   */
  readonly watch?: {
    readonly attributes?: readonly string[];
    readonly text?: boolean;
    readonly parentClass?: boolean;
  };
  /** Changes of our own after which the anchor is read again. */
  readonly again?: Source;
  /** Whether such a change matters only to anchors that show nothing yet: the others aren't read again. */
  readonly awaits?: boolean;
  /**
   * Whether anchors may occur by the hundred; elements are then mounted only near the viewport. A selector is that of a
   * small part of the page, such as a row, that is observed for all anchors in it: the browser locates each observed
   * node in each frame.
   */
  readonly repeats?: boolean | NamedSelector;
  /** The other script that this node belongs to, if it isn't the site's. */
  readonly script?: string;
  /** Whether the anchor is usually far below the first screen; nothing is loaded for it before it comes near the viewport. */
  readonly far?: boolean;
}

/** A place in the host's page where features can insert content, and the data read from it. */
export interface Anchor<D extends object = object> extends AnchorOptions<D>, NamedSelector {}

/** A selector for nodes of the site, with a unique name under which it can be replaced. */
export interface NamedSelector {
  readonly name: string;
  /** The selector or its replacement; read it when it is used, not while modules are evaluated. */
  readonly selector: string;
  /** The other script whose nodes match, if they aren't the site's. */
  readonly script?: string;
}

/** The names of all selectors and anchors that have been defined so far. */
export const selectorNames: string[] = [];
const replacements = new Map<string, string>();

interface About {
  /** The observation that the selector relies on; the build leaves it out. */
  readonly evidence: string;
}

/** Names a selector. `evidence` is required for markup that is not confirmed. */
export function selector(name: string, text: string, about?: About): NamedSelector;
export function selector(name: string, text: string): NamedSelector {
  selectorNames.push(name);
  return {
    name,
    get selector() {
      return replacements.get(name) ?? text;
    },
  };
}

/** Creates an anchor from its name and description. */
export function anchor<D extends object>(name: string, options: AnchorOptions<D>): Anchor<D> {
  const named = selector(name, options.selector);
  return {
    ...options,
    name,
    get selector() {
      return named.selector;
    },
  };
}

/**
 * A selector list as the browser writes it; `undefined` if it is invalid. The second rule shows whether the text leaves
 * a bracket or a string open, which would swallow what follows it.
 */
function parsed(text: string): string | undefined {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${text} {} end {}`);
  const [rule] = sheet.cssRules;
  return sheet.cssRules.length === 2 && rule instanceof CSSStyleRule ? rule.selectorText : undefined;
}

/**
 * Replaces selectors by name; earlier replacements are dropped. Call it before any selector is used. Returns the names
 * that were refused because their selector is invalid.
 */
export function replaceSelectors(selectors: Readonly<Record<string, string>>): string[] {
  replacements.clear();
  return Object.entries(selectors).flatMap(([name, text]) => {
    const valid = parsed(text);
    if (valid !== undefined) replacements.set(name, valid);
    return valid === undefined ? [name] : [];
  });
}

/** The names in the replacements that no selector has so far. Complete once all definitions are evaluated. */
export const unknownReplacements = () => [...replacements.keys()].filter(name => !selectorNames.includes(name));

/** The trimmed text of the element's first non-empty child text node. */
export function ownText(node: Element): string {
  for (const child of node.childNodes) if (child instanceof Text && child.data.trim()) return child.data.trim();
  return '';
}

/**
 * The text that the site wrote into an element: its own text if it has one, since other scripts add nodes beside it,
 * otherwise all of it.
 */
export const shownText = (node: Element | null | undefined): string =>
  node ? ownText(node) || (node.textContent?.trim() ?? '') : '';

/** Parses a link to a media page into the type and id of the media item; `undefined` for other links. */
export function mediaOf(href: string | null | undefined) {
  const found = /^(?:https?:\/\/[^/]+)?\/(anime|manga)\/(\d+)/.exec(href ?? '');
  if (!found) return undefined;
  return {mediaType: found[1] === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(found[2])} as const;
}

/** The name or number of the user to whose page a link leads; `undefined` for other links. */
export function userNameIn(href: string | null | undefined): string | undefined {
  const found = /^(?:https?:\/\/[^/]+)?\/user\/([^/?#]+)/.exec(href ?? '')?.[1];
  return found === undefined ? undefined : decodeSafely(found);
}
