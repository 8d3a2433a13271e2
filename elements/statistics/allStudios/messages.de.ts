import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Alle Firmen zählen',
  summary: 'Zählt in der Statistik auch Firmen, die keine Animationsstudios sind.',
  details: 'Die Tabelle der Studios im Reiter „Mehr Statistik“ enthält dann auch Produktions- und Lizenzfirmen.',
};
