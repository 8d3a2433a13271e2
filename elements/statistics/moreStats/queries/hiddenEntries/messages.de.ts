import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Verborgene Listeneinträge',
  description:
    'Einträge, die es auf einer Liste gibt, die aber auf keiner sichtbaren stehen: verborgen in den Statuslisten und auf keiner eigenen Liste. Eine Anfrage für je 50 Einträge.',
  table: 'Verborgene Einträge',
  media: 'Titel',
  checked: entries => plural(entries, {one: '# Eintrag geprüft.', other: '# Einträge geprüft.'}),
  none: 'Keine solchen Einträge gefunden',
};
