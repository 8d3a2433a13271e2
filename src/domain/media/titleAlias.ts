import {slug} from './slug';

/** A stored alias: what a link begins with (`/anime/1/`), or `css/`, and the title or style text that goes with it (spec 1, section 3). */
export type AliasPair = readonly [prefix: string, value: string];

/** Before style text in the place of a link. */
export const stylePrefix = 'css/';

/** So many characters of an alias are kept and shown (spec 1, section 5). */
const longest = 100;

const line = /^\/(anime|manga)\/(\d+)\/(.*\S)$/;
const prefixOfMedia = /^\/(anime|manga)\/(\d+)\/?$/;

const shortened = (alias: string) => [...alias].slice(0, longest).join('').trim();

/** Names a work as the maps here do: `anime/1`. */
export const mediaKey = (type: 'ANIME' | 'MANGA', mediaId: number) => `${type.toLowerCase()}/${mediaId}`;

/**
 * Reads the lines of the editor: `/anime/{id}/{alias}`, `/manga/{id}/{alias}` or `css/{style text}`. Other lines are
 * dropped; which ones is told. Blank lines are neither.
 */
export function readAliases(text: string): {pairs: AliasPair[]; dropped: string[]} {
  const pairs: AliasPair[] = [];
  const dropped: string[] = [];
  for (const each of text.split('\n').map(one => one.trim())) {
    const found = line.exec(each);
    if (found) pairs.push([`/${found[1] ?? ''}/${Number(found[2])}/`, shortened(found[3] ?? '')]);
    else if (each.startsWith(stylePrefix)) pairs.push([stylePrefix, each.slice(stylePrefix.length)]);
    else if (each) dropped.push(each);
  }
  return {pairs, dropped};
}

/** The editor's lines for stored aliases. */
export const aliasLines = (pairs: readonly AliasPair[]) =>
  pairs.map(([prefix, value]) => prefix + value.replace(/\s*\n\s*/g, ' ')).join('\n');

/** Titles by work (see `workKey`); of several for one work the last counts. What names no work is left out. */
export function aliasNames(pairs: readonly AliasPair[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [prefix, value] of pairs) {
    const found = prefixOfMedia.exec(prefix);
    const alias = shortened(value);
    if (found && alias) names.set(`${found[1] ?? ''}/${Number(found[2])}`, alias);
  }
  return names;
}

/** The style text of all `css/` lines. */
export const aliasStyles = (pairs: readonly AliasPair[]) =>
  pairs
    .filter(([prefix]) => prefix === stylePrefix)
    .map(([, value]) => value)
    .join('\n');

/**
 * The path of a work's page under its alias: `/{type}/{id}/{safe alias}/` and what follows the title's place (spec 1, section 4).
 * `undefined`: the path is no work's, or nothing of the alias is left for an address, as where one of the bad words is in it.
 */
export function aliasPath(path: string, alias: string, badWords: readonly string[] = []): string | undefined {
  const found = /^\/(anime|manga)\/(\d+)(?:\/[^/]*(?:\/(.*))?)?$/i.exec(path);
  const safe = slug(alias, badWords).replace(/^-+|-+$/g, '');
  if (!found || !safe) return undefined;
  return `/${found[1] ?? ''}/${found[2] ?? ''}/${safe}/${found[3] ?? ''}`;
}
