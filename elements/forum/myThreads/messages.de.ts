import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Link zu deinen Themen',
  summary: 'Ergänzt das Forum um einen Link zu deinen eigenen Themen.',
  details:
    'Er steht neben den Listen und Kategorien des Forums und öffnet deine Themen im Reiter „Social“ deines Profils.',
  link: 'Meine Themen',
};
