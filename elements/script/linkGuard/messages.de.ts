import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ersetzt Links zu Piraterieseiten durch Links zu AniLists Richtlinien.',
  extendedDescription:
    'Auf allen Seiten: Der Link führt dann zu den Richtlinien und bittet dich zu melden, wer ihn veröffentlicht hat. Die Piraterieseiten stehen in einer eingebauten Liste. Blendet außerdem die Plätze für Werbung aus. Ruft nichts von AniList ab und meldet nichts von selbst.',
  replacement:
    'Dieser Link führte zu einer Piraterieseite; die Richtlinien verbieten das. Bitte melde, wer ihn veröffentlicht hat.',
};
