import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Eingebettete Tweets',
  summary: 'Zeigt Tweets unter den Links zu ihnen.',
  details:
    'In Beiträgen, Kommentaren und anderen Texten von AniList, für Links zu Twitter oder X, die ihre Adresse zeigen. Nicht in dem, was Automail selbst zeigt, etwa im Feed für langsame Verbindungen, und nicht in der Erweiterung, die sie nicht zeigen kann. Ein Tweet wird geladen, wenn du in die Nähe seines Links scrollst, in einem Frame ohne Zugriff auf die Seite, und entfernt, wenn er weit weg ist.',
  height: 'Maximale Höhe eines Tweets in Pixeln',
  frame: 'Tweet',
  blocked: 'Der Tweet konnte nicht geladen werden. Diese Seite lässt keine Frames von Twitter zu.',
};
