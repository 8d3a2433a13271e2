import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt den Quelltext von Statusbeiträgen und Nachrichten auf deren Seiten.',
  extendedDescription:
    'Eine Schaltfläche neben der Zeit wechselt zwischen dem Quelltext und dem formatierten Text. Ruft den Quelltext von AniList ab, wenn du sie drückst, und behält ihn 20 Sekunden. Ändert den Beitrag nicht.',
  source: 'Quelltext',
  showText: 'Text anzeigen',
  showSource: 'Quelltext anzeigen',
  loading: 'Quelltext wird geladen…',
  waiting: 'Der Quelltext erscheint, sobald AniList wieder Anfragen annimmt.',
  failed: reason => `Der Quelltext konnte nicht geladen werden. ${reason}`,
  missing: 'AniList hat zu diesem Text keinen Quelltext.',
  missingSignedOut:
    'AniList hat zu diesem Text keinen Quelltext oder zeigt ihn nur, wenn du dich bei Automail anmeldest.',
};
