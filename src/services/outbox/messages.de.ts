import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

const someone = 'jemand anders';
const page = 'eine Seite';

/** Names stay as they are, but these words need a capital at the beginning of a sentence. */
function first(words: string): string {
  if (words === someone) return 'Jemand anders';
  return words === page ? 'Eine Seite' : words;
}

export const text: Translation<typeof english.text> = {
  signedOut: 'Du bist nicht bei Automail angemeldet.',
  wrongAccount:
    'Automail und AniList sind mit verschiedenen Konten angemeldet. Melde dich in den Einstellungen bei Automail ab.',
  notStored:
    'Dieser Browser kann deine Änderungen nicht speichern. Wartende Änderungen gehen verloren, wenn du die Seite schließt.',
  notChanged:
    'Der Speicher des Browsers antwortet nicht, deshalb bleibt die wartende Änderung, wie sie ist. Versuche es noch einmal.',
  discarded: 'Die Änderung wurde verworfen.',
  gone: 'Das gibt es auf AniList nicht mehr: Es wurde dort entfernt oder mit etwas anderem zusammengeführt.',
  unreadable: 'Die gespeicherte Änderung konnte nicht gelesen werden.',
  otherVersion: 'Eine Änderung aus einer anderen Version von Automail.',
  deleteActivity: 'Deine Aktivität löschen.',
  deleteReply: 'Deine Antwort löschen.',
  post: words => `„${words}“ veröffentlichen.`,
  edit: words => `Deine Aktivität in „${words}“ ändern.`,
  message: (words, recipient) => `„${words}“ an ${recipient} senden.`,
  reply: words => `Mit „${words}“ antworten.`,
  comment: words => `Mit „${words}“ kommentieren.`,
  someone,
  follow: member => `${first(member)} folgen.`,
  unfollow: member => `${first(member)} nicht mehr folgen.`,
  page,
  addFavourite: name => `${first(name)} zu deinen Favoriten hinzufügen.`,
  removeFavourite: name => `${first(name)} aus deinen Favoriten entfernen.`,
  subscribeActivity: 'Eine Aktivität abonnieren.',
  unsubscribeActivity: 'Eine Aktivität nicht mehr abonnieren.',
  subscribeThread: 'Ein Thema abonnieren.',
  unsubscribeThread: 'Ein Thema nicht mehr abonnieren.',
};

export const likeText: Translation<typeof english.likeText> = {
  ACTIVITY: 'Eine Aktivität liken.',
  ACTIVITY_REPLY: 'Eine Antwort liken.',
  THREAD: 'Ein Thema liken.',
  THREAD_COMMENT: 'Einen Kommentar liken.',
};

export const unlikeText: Translation<typeof english.unlikeText> = {
  ACTIVITY: 'Das Like einer Aktivität zurücknehmen.',
  ACTIVITY_REPLY: 'Das Like einer Antwort zurücknehmen.',
  THREAD: 'Das Like eines Themas zurücknehmen.',
  THREAD_COMMENT: 'Das Like eines Kommentars zurücknehmen.',
};

export const voteText: Translation<typeof english.voteText> = {
  RATE_UP: 'Für eine Empfehlung stimmen.',
  RATE_DOWN: 'Gegen eine Empfehlung stimmen.',
  NO_RATING: 'Deine Stimme zu einer Empfehlung zurücknehmen.',
};
