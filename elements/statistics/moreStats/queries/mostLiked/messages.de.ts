import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Status mit den meisten Likes',
  description: 'Die 20 Status dieses Mitglieds mit den meisten Likes. Eine Anfrage für je 50 Status.',
  table: 'Meiste Likes',
  likes: 'Likes',
  date: 'Datum',
  post: 'Beitrag',
  none: 'Dieses Mitglied hat keine Status.',
};
