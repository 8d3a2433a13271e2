import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Schutz vor Piraterielinks',
  summary: 'Ersetzt Links zu Piraterieseiten durch Links zu AniLists Richtlinien.',
  details:
    'Der neue Link bittet dich zu melden, wer ihn veröffentlicht hat; von selbst wird nichts gemeldet. Die Piraterieseiten stehen in einer eingebauten Liste. Auch die Plätze für Werbung sind ausgeblendet.',
  replacement:
    'Dieser Link führte zu einer Piraterieseite; die Richtlinien verbieten das. Bitte melde, wer ihn veröffentlicht hat.',
};
