import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Verwandte Anime, die nicht auf der Liste stehen',
  description:
    'Anime, die mit denen auf der Liste verwandt sind, aber selbst nicht darauf stehen, die beliebtesten zuerst. Eine Anfrage für je 50 Einträge.',
  table: 'Verwandte Anime',
  anime: 'Anime',
  popularity: 'Beliebtheit',
  none: 'Alles Verwandte steht auf der Liste.',
};
