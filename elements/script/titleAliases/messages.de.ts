import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Eigene Titel',
  summary: 'Zeigt Anime und Manga unter Titeln, die du selbst wählst.',
  details:
    'Auf ihren Seiten, in Adressen und in Links. Als Text steht je Zeile ein eigener Titel: /anime/1/Titel oder /manga/30002/Titel. Eine Zeile, die mit css/ beginnt, fügt der Website einen Stil hinzu; er lädt nur von https-Adressen und ist im Safe-for-Work-Modus aus. Nur du siehst deine Titel.',
};
