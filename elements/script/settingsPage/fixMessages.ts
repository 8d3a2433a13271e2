import {formatDateTime} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts about fixes between releases. */
export const fixText = messages({
  intro:
    'When AniList changes a page, a new version of Automail can take days. Until then, a short list turns off broken features or gives them new locations on the page. It contains no code. Automail fetches it about once a day from its own address, without sending anything about you.',
  wanted: 'Fetch and use the list',
  nothing: 'There are currently no fixes.',
  list: 'Fixes',
  turnsOff: (title: string) => `Turn off: ${title}`,
  moves: (place: string) => `Use a new location for “${place}” (after reload)`,
  asked: (at: number) => `Last checked: ${formatDateTime(at)}`,
  isOff: (reason: string) => `Turned off until the next version: ${reason}`,
  useAnyway: 'Use anyway',
});
