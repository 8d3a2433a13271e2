import {formatDateTime} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts about fixes between releases. */
export const fixText = messages({
  intro:
    "When AniList changes a page, a new version of Automail can take days. Until then a short list turns off what is broken, and says where features find their place. It holds no code. It is fetched about once a day, from Automail's own address and without anything about you.",
  none: 'This version has no address for such a list, so it fetches none.',
  wanted: 'Fetch the list and use it',
  nothing: 'There are no fixes at the moment.',
  list: 'Fixes',
  turnsOff: (title: string) => `Turn off: ${title}`,
  moves: (place: string) => `Look elsewhere for “${place}”, once the page has loaded again`,
  asked: (at: number) => `Last asked for: ${formatDateTime(at)}`,
  isOff: (reason: string) => `Turned off until the next version: ${reason}`,
  useAnyway: 'Use it anyway',
});
