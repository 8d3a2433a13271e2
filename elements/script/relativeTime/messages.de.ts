import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Aktuelle Zeitangaben',
  summary: 'Aktualisiert Zeitangaben wie „vor 3 Minuten“ jede Minute.',
  details: 'Auf allen Seiten, bei Zeitangaben von Automail. AniLists eigene Zeitangaben bleiben, wie sie sind.',
};
