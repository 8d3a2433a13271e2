import {build} from '#platform/platform';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt auf der Seite der Benachrichtigungen, wo die Einstellungen sind.',
  extendedDescription:
    'Eine Zeile auf der Seite der Benachrichtigungen, mit einem Link zu den Automail-Einstellungen. Ruft nichts von AniList ab.',
  tip: `Unter „{link}“ kannst du Teile von ${build.name} ein- und ausschalten, auch diese Zeile.`,
  link: 'Settings > Apps',
};
