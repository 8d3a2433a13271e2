/** A noncharacter, which no text contains, before each spoiler in the result of `markSpoilers`. */
export const spoilerStart = '\uFDD0';
/** A noncharacter after each spoiler; it is missing where a spoiler continues to the end of the text. */
export const spoilerEnd = '\uFDD1';

/** Either of these marks. */
export const spoilerMark = /[\uFDD0\uFDD1]/g;
/** The text without the marks that `markSpoilers` writes. */
export const withoutOwnMarks = (text: string): string => text.replace(spoilerMark, '');

/** A comment, which may have no end, or a tag (slash, name, attributes) whose attribute values may contain ">". */
export const markup = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
const spoilerAttribute = /\b(?:class|rel)\s*=\s*(?:"[^"]*spoiler|'[^']*spoiler|[^\s"'>]*spoiler)/i;
const voidTags = /^(?:area|br|hr|img|input|source|wbr)$/;
/** A parser moves text between the cells of a table out of the table, so it would also move a mark. */
const tableTags = /^(?:table|caption|col|colgroup|tbody|thead|tfoot|tr|td|th)$/;
const codeTags = /^(?:code|pre)$/;

class Marker {
  #marked = '';
  #codeDepth = 0;
  /** The tag whose end closes the current spoiler, with the depth of tags of that name; `~!` closes with `!~`. */
  #spoiler: {readonly name: string; depth: number} | undefined;

  #start(name: string) {
    this.#spoiler = {name, depth: 1};
    this.#marked += spoilerStart;
  }

  #end() {
    this.#spoiler = undefined;
    this.#marked += spoilerEnd;
  }

  text(text: string) {
    for (const piece of text.split(/(~!|!~)/)) {
      if (piece === '~!' && !this.#spoiler && !this.#codeDepth) this.#start('~!');
      else if (piece === '!~' && this.#spoiler?.name === '~!' && !this.#codeDepth) this.#end();
      else this.#marked += piece;
    }
  }

  tag(written: string, name: string, attributes: string, isClosing: boolean) {
    if (this.#spoiler?.name === name && !voidTags.test(name)) {
      this.#spoiler.depth += isClosing ? -1 : 1;
      if (!this.#spoiler.depth) return this.#end();
    }
    if (codeTags.test(name)) this.#codeDepth = Math.max(0, this.#codeDepth + (isClosing ? -1 : 1));
    const isSpoiler = !isClosing && !this.#spoiler && spoilerAttribute.test(attributes);
    if (isSpoiler && !voidTags.test(name)) return this.#start(name);
    if (isSpoiler) this.#marked += spoilerStart + written + spoilerEnd;
    else this.#marked += tableTags.test(name) ? ' ' : written;
  }

  comment(written: string) {
    this.#marked += written;
  }

  get marked() {
    return this.#marked;
  }
}

/**
 * HTML as the API returns it for a post, with `spoilerStart` and `spoilerEnd` around each spoiler: elements whose class
 * or `rel` says so, and what is written between `~!` and `!~`, except in code. AniList closes and opens other tags
 * within a spoiler, where a parser would end it early, so this looks for the end before anything is parsed. A spoiler
 * without an end continues to the end of the text: when in doubt, hide.
 */
export function markSpoilers(html: string): string {
  const marker = new Marker();
  const clean = withoutOwnMarks(html);
  let at = 0;
  for (const {0: written, 1: slash, 2: name, 3: attributes = '', index} of clean.matchAll(markup)) {
    marker.text(clean.slice(at, index));
    at = index + written.length;
    if (name) marker.tag(written, name.toLowerCase(), attributes, slash === '/');
    else marker.comment(written);
  }
  marker.text(clean.slice(at));
  return marker.marked;
}
