import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Lässt Wiederholungen in der persönlichen Statistik weg.',
  extendedDescription:
    'In den Reitern „Mehr Statistik“ und „Genres & Tags“ der Statistik zählt alles nur einmal. Dafür wird nichts abgerufen.',
};
