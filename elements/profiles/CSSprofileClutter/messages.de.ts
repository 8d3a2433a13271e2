import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Aufgeräumte Profile',
  summary: 'Blendet auf Profilen Meilensteine, den Aktivitätsverlauf und Genres aus.',
  details: 'Im Reiter „Overview“ aller Profile und nur für dich.',
};
