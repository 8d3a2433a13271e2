import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zugang für andere Skripte',
  summary: 'Erlaubt anderen Skripten, AniList über Automail abzufragen und Automail abzumelden.',
  details:
    'Andere Skripte auf der Seite finden document.automailAPI mit query(text, variables), ask(question, {userName}), questions() und logOut(). Ihre Abfragen zählen zu deinem Anfragelimit und sehen, was du sehen kannst, aber nie dein Token; ändern können sie auf AniList nichts. Schalte das nur ein, wenn du den Skripten vertraust, die bei dir laufen.',
  off: 'Diese API ist ausgeschaltet.',
  noUser: 'Gib an, um wen es in der Frage geht: userName fehlt.',
  notText: 'Die Abfrage muss eine Zeichenkette sein.',
  notOneQuery: 'Das muss eine einzelne GraphQL-Abfrage sein. Änderungen sind nicht erlaubt.',
};
