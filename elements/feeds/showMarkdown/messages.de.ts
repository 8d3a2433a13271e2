import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Quelltext von Beiträgen',
  summary: 'Zeigt den Quelltext von Statusbeiträgen und Nachrichten.',
  details:
    'Auf der Seite des Beitrags wechselt eine Schaltfläche neben der Zeit zwischen dem Quelltext und dem formatierten Text.',
  source: 'Quelltext',
  showText: 'Text anzeigen',
  showSource: 'Quelltext anzeigen',
  noun: 'Quelltext',
  missing: 'AniList hat zu diesem Text keinen Quelltext.',
  missingSignedOut:
    'AniList hat zu diesem Text keinen Quelltext oder zeigt ihn nur, wenn du dich bei Automail anmeldest.',
};
