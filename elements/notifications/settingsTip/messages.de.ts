import {build} from '#platform/platform';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Hinweis auf die Einstellungen',
  summary: 'Zeigt auf der Seite der Benachrichtigungen einen Link zu den Automail-Einstellungen.',
  tip: `Unter „{link}“ kannst du Teile von ${build.name} ein- und ausschalten, auch diese Zeile.`,
  link: 'Settings > Apps',
};
