import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Erste Aktivität',
  description: 'Die älteste Aktivität dieses Mitglieds. Eine Anfrage.',
  date: 'Datum',
  link: 'Aktivität',
  none: 'Dieses Mitglied hat keine Aktivität.',
};
