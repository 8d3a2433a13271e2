import {isMediaTab} from './mediaTabs';
import {slug} from './slug';

/**
 * A stored alias: the beginning of a link (`/anime/1/`) and its title, or `css/` and its CSS text (rule media-13).
 */
export type AliasPair = readonly [prefix: string, value: string];

/** Used in place of a link prefix before CSS text. */
export const cssPrefix = 'css/';

/** Maximum length of an alias, in characters; the rest is cut. */
const maxAliasLength = 100;

const line = /^\/(anime|manga)\/(\d+)\/(.*\S)$/;
const prefixOfMedia = /^\/(anime|manga)\/(\d+)\/?$/;

const typedAddress = /^(?:(?:https?:\/\/)?(?:www\.)?anilist\.co)?\/?(anime|manga)\/(\d{1,9})(?![^/?#\s])/i;

const shortened = (alias: string) => [...alias].slice(0, maxAliasLength).join('').trim();

/** The key of a media item in the maps of this module, such as `anime/1`. */
export const mediaKey = (type: 'ANIME' | 'MANGA', mediaId: number) => `${type.toLowerCase()}/${mediaId}`;

/**
 * Parses the lines of the editor: `/anime/{id}/{alias}`, `/manga/{id}/{alias}` or `css/{style text}`. Other lines are
 * returned in `dropped`, except for blank ones.
 */
export function parseAliases(text: string): {pairs: AliasPair[]; dropped: string[]} {
  const pairs: AliasPair[] = [];
  const dropped: string[] = [];
  for (const each of text.split('\n').map(one => one.trim())) {
    const found = line.exec(each);
    if (found) pairs.push([`/${found[1] ?? ''}/${Number(found[2])}/`, shortened(found[3] ?? '')]);
    else if (each.startsWith(cssPrefix)) pairs.push([cssPrefix, each.slice(cssPrefix.length)]);
    else if (each) dropped.push(each);
  }
  return {pairs, dropped};
}

/** The beginning of a link to the media item whose address is typed or pasted; `undefined` for anything else. */
export function typedPrefix(typed: string): string | undefined {
  const [, type = '', id = '0'] = typedAddress.exec(typed.trim()) ?? [];
  return Number(id) > 0 ? `/${type.toLowerCase()}/${Number(id)}/` : undefined;
}

/** Whether a stored alias is that of a media item. */
export const isMediaAlias = ([prefix]: AliasPair) => prefixOfMedia.test(prefix);

/** Formats stored aliases as lines for the editor. */
export const formatAliases = (pairs: readonly AliasPair[]) =>
  pairs.map(([prefix, value]) => prefix + value.replace(/\s*\n\s*/g, ' ')).join('\n');

/**
 * Aliases by media (see `mediaKey`). The last one wins if a media item has several; pairs that don't name one are left
 * out.
 */
export function aliasesByMedia(pairs: readonly AliasPair[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [prefix, value] of pairs) {
    const found = prefixOfMedia.exec(prefix);
    const alias = shortened(value);
    if (found && alias) names.set(`${found[1] ?? ''}/${Number(found[2])}`, alias);
  }
  return names;
}

/** The CSS text of all `css/` lines. */
export const aliasCss = (pairs: readonly AliasPair[]) =>
  pairs
    .filter(([prefix]) => prefix === cssPrefix)
    .map(([, value]) => value)
    .join('\n');

/**
 * The path of a media page with its alias: `/{type}/{id}/{safe alias}/` plus whatever follows the title in the path.
 * Returns `undefined` if the path is not that of a media page, or if the alias has no characters usable in an address,
 * contains one of `badWords` or is the name of a tab.
 */
export function aliasPath(path: string, alias: string, badWords: readonly string[] = []): string | undefined {
  const found = /^\/(anime|manga)\/(\d+)((?:\/[^/]*)*)$/i.exec(path);
  const safe = slug(alias, badWords).replace(/^-+|-+$/g, '');
  if (!found || !safe || isMediaTab(safe)) return undefined;
  const [, type = '', id = '', rest = ''] = found;
  const [first = '', ...others] = rest.split('/').slice(1);
  // A title without Latin letters has no slug that could be replaced.
  const tail = isMediaTab(first) ? [first, ...others] : others;
  return `/${type}/${id}/${safe}/${tail.join('/')}`;
}
