import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Erklärt, warum eine Seite nicht gefunden wurde.',
  extendedDescription:
    'Auf der Seite, die sagt, dass es etwas nicht gibt: ob ein Mitglied dich blockiert oder ein privates Profil hat, ob eine Einreichung abgelehnt wurde oder ob ein Anime oder Manga nur für Erwachsene ist. Fragt AniList ohne deine Anmeldung, ob es das Mitglied oder den Titel gibt. Nach dem Neuladen weiß die Funktion nichts mehr.',
  denied: 'Diese Einreichung wurde wahrscheinlich abgelehnt. Abgelehnte Einreichungen haben keine Seite.',
  blocked: name => `${name} hat dich blockiert`,
  moderator: 'Nö.',
  noUser: name => `${name} existiert nicht oder hat ein privates Profil`,
  noNumber: number => `Es gibt kein Mitglied mit der Nummer oder dem Namen ${number}, oder das Profil ist privat`,
  adult: 'Das ist ein Hentai.',
  famous: 'Ach, der. Das ist ein Hentai.',
  enableAdult: 'Inhalte ab 18 kannst du unter „{settings}“ einschalten.',
  settings: 'Settings > Anime & Manga',
  failed: reason => `Wir konnten den Grund nicht herausfinden. ${reason}`,
};
