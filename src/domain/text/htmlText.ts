import {decodeText} from './characterReferences';
import {markSpoilers, markup, spoilerEnd, spoilerStart} from './spoilers';

/** The placeholders for content that a plain text can't show. */
export interface Placeholders {
  readonly spoiler: string;
  readonly image: string;
  readonly video: string;
}

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly isClosing: boolean;
}

const inlineTags = /^(?:a|abbr|b|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|tt|u)$/i;
const silentTags = /^(?:script|style|template|title)$/i;
const isYouTube = ({attributes}: Tag) => /\bclass\s*=\s*["']?[^"'>]*\byoutube\b/i.test(attributes);

/**
 * The length of the text that follows an opening tag up to the end of its element; everything if the element has no
 * end.
 * @param html the HTML after the opening tag
 */
function lengthOfElement(html: string, name: string): number {
  let depth = 1;
  for (const found of html.matchAll(markup)) {
    if (found[2]?.toLowerCase() !== name) continue;
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index + found[0].length;
  }
  return html.length;
}

function standIn(tag: Tag, {image, video}: Placeholders): string {
  if (tag.isClosing) return inlineTags.test(tag.name) ? '' : ' ';
  if (tag.name === 'img') return ` ${image} `;
  if (tag.name === 'video' || tag.name === 'iframe' || isYouTube(tag)) return ` ${video} `;
  return inlineTags.test(tag.name) ? '' : ' ';
}

const marked = new RegExp(`${spoilerStart}[^]*?(?:${spoilerEnd}|$)`, 'g');

/** Replaces spoilers that are still written as marks; one without an end hides everything after it. */
export const hideSpoilerMarks = (text: string, spoiler: string): string =>
  text.replace(/~![^]*?(?:!~|$)/g, ` ${spoiler} `);

/**
 * The text of HTML as the API returns it for a post, on one line. Pictures, videos and spoilers become placeholders. A
 * spoiler that isn't closed hides the rest. Nothing is parsed by the browser, so that no picture is loaded and no
 * policy is needed; the result is text, never HTML.
 */
export function htmlText(html: string, placeholders: Placeholders): string {
  return decodeText(plainText(markSpoilers(html).replace(marked, ` ${placeholders.spoiler} `), placeholders))
    .replace(/\s+/g, ' ')
    .trim();
}

function plainText(html: string, placeholders: Placeholders): string {
  let plain = '';
  let at = 0;
  for (const found of html.matchAll(markup)) {
    if (found.index < at) continue;
    plain += html.slice(at, found.index);
    at = found.index + found[0].length;
    const [, slash, name, attributes = ''] = found;
    if (!name) continue;
    const tag = {name: name.toLowerCase(), attributes, isClosing: slash === '/'};
    if (!tag.isClosing && (silentTags.test(tag.name) || tag.name === 'video')) {
      plain += tag.name === 'video' ? standIn(tag, placeholders) : ' ';
      at += lengthOfElement(html.slice(at), tag.name);
    } else plain += standIn(tag, placeholders);
  }
  return plain + html.slice(at);
}
