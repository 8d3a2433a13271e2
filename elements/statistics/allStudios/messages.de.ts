import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zählt in der Statistik auch Firmen, die keine Animationsstudios sind.',
  extendedDescription:
    'Die Tabelle der Studios im Reiter „Mehr Statistik“ enthält dann auch Produktions- und Lizenzfirmen. Dafür wird nichts abgerufen.',
};
