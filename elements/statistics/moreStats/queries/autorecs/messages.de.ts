import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Automatische Empfehlungen',
  description:
    'Bis zu 25 Anime oder Manga, die nicht auf der Liste stehen: aus den Empfehlungen zu den Titeln darauf, nach deren Wertungen. Eine Anfrage.',
  table: 'Empfehlungen',
  media: 'Titel',
  points: 'Punkte',
  none: 'Zu dem, was auf dieser Liste steht, gibt es keine Empfehlungen.',
};
