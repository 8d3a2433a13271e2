import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Hält relative Zeitangaben aktuell.',
  extendedDescription:
    'Auf allen Seiten werden Zeitangaben von Automail wie „vor 3 Minuten“ jede Minute aktualisiert. Ruft nichts von AniList ab. AniLists eigene Zeitangaben bleiben, wie sie sind.',
};
