import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Moderationshilfe',
  description:
    'Sucht in den neuesten Beiträgen aller nach dem, was die Moderation vielleicht sehen will. Eine Anfrage für je 50 Beiträge.',
  danger:
    'Was hier steht, kann harmlos sein. Reagiere auf diese Beiträge nicht mehr als nötig; melde, was gegen die Regeln verstößt, und sag öffentlich nichts dazu.',
  activities: 'Aktivitäten',
  messages: 'Nachrichten',
  forum: 'Forum',
  reviews: 'Rezensionen',
  table: 'Auffällige Beiträge',
  user: 'Mitglied',
  post: 'Beitrag',
  reasons: 'Gründe',
  noSource: 'Wähle mindestens eine Quelle aus: Aktivitäten, Nachrichten, Forum oder Rezensionen.',
  noCheck: 'Wähle mindestens eine Prüfung aus.',
  none: 'Prüfung abgeschlossen. Nichts Auffälliges gefunden.',
};

export const checkTitles: Translation<typeof english.checkTitles> = {
  linkOnly: 'Nur ein Link',
  badWords: 'Schimpfwörter',
  piracy: 'Links zu Raubkopien',
  highActivity: 'Hohe Aktivität',
  weirdMarkup: 'Seltsames Markup',
};
