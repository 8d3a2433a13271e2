import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wiederholungen weglassen',
  summary: 'Lässt Wiederholungen in der persönlichen Statistik weg.',
  details: 'In den Reitern „Mehr Statistik“ und „Genres & Tags“ zählt alles nur einmal.',
};
