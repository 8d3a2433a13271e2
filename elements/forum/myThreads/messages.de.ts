import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt das Forum um einen Link zu deinen eigenen Themen.',
  extendedDescription:
    'Neben den Listen und Kategorien des Forums; er öffnet deine Themen im Reiter „Social“ deines Profils. Ruft nichts von AniList ab. Die Listen der Themen ändern sich nicht.',
  link: 'Meine Themen',
};
