import {mediaTabOf} from '../media/mediaTabs';
import {forumCategories, forumLists, text} from './messages';

const site = 'AniList';
const separator = ' · ';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The forum has one long title for all its lists; this names the list being shown. */
function forumTitle({pathname, searchParams}: URL) {
  const feed = /^\/forum(?:\/(overview|recent|new|subscribed|search))?\/?$/.exec(pathname);
  if (!feed) return undefined;
  const category = forumCategories[searchParams.get('category') ?? ''];
  const name = category ?? forumLists[feed[1] ?? ''];
  return [name, text.forum, site].filter(Boolean).join(separator);
}

/**
 * Tidies a page title: collapses white space, drops the parentheses with format and year after a media title, and adds
 * the name of the media tab or forum list being shown.
 */
export function tidyTitle(title: string, address: URL): string {
  const forum = forumTitle(address);
  if (forum) return forum;
  const folded = title.replace(/\s+/g, ' ').trim();
  if (!/^\/(?:anime|manga)\/\d+/.test(address.pathname)) return folded;
  const plain = folded.replace(/ \([^()]*\d{4}[^()]*\)(?= · |$)/, '');
  const tab = mediaTabOf(address.pathname);
  const parts = plain.split(separator);
  const named = tab !== undefined && parts.length === 2 && parts[1] === site;
  return named ? [parts[0], capital(tab), site].join(separator) : plain;
}
