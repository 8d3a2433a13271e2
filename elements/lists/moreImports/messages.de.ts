import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Listen importieren und exportieren',
  summary: 'Importiert Listen aus MyAnimeList, Anime-Planet und Dateien und exportiert deine Listen.',
  details:
    'Bei „Settings > Import Lists“, unter AniLists eigenem Import. Dateien werden in deinem Browser gelesen, und du siehst, was sich ändern würde, bevor etwas gesendet wird. Ein Import von 1.000 Einträgen dauert etwa drei Minuten, lässt sich pausieren, läuft nach dem Neuladen weiter und lässt sich als Ganzes rückgängig machen, bis du ihn schließt. Ein zweiter wartet auf den ersten. Einträge, die schon auf deiner Liste stehen, ändert er nur, wenn du sie überschreiben lässt.',
};
