import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Warum Seiten fehlen',
  summary: 'Erklärt, warum eine Seite nicht gefunden wurde.',
  details:
    'Zum Beispiel hat ein Mitglied dich blockiert oder ein privates Profil, eine Einreichung wurde abgelehnt, oder ein Anime oder Manga ist nur für Erwachsene. Automail fragt AniList ohne deine Anmeldung, ob es das Mitglied oder den Titel gibt. Nach dem Neuladen der Seite fehlt die Erklärung.',
  denied: 'Diese Einreichung wurde wahrscheinlich abgelehnt. Abgelehnte Einreichungen haben keine Seite.',
  blocked: name => `${name} hat dich blockiert`,
  moderator: 'Nö.',
  noUser: name => `${name} existiert nicht oder hat ein privates Profil`,
  noNumber: number => `Es gibt kein Mitglied mit der ID oder dem Namen ${number}, oder das Profil ist privat`,
  adult: 'Das ist ein Hentai.',
  famous: 'Ach, der. Das ist ein Hentai.',
  enableAdult: 'Inhalte ab 18 kannst du unter „{settings}“ einschalten.',
  settings: 'Settings > Anime & Manga',
  failed: reason => `Wir konnten den Grund nicht herausfinden. ${reason}`,
};
