import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

const page = 'eine Seite';

/** Names stay as they are, but these words need a capital at the beginning of a sentence. */
const first = (words: string) => (words === page ? 'Eine Seite' : words);

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
  post: words => `„${words}“ veröffentlichen.`,
  edit: words => `Deine Aktivität in „${words}“ ändern.`,
  message: (words, recipient) => `„${words}“ an ${recipient} senden.`,
  reply: words => `Mit „${words}“ antworten.`,
  someone: 'jemand anders',
  activitiesOff: 'Deine Listenaktivitäten abschalten, während viele Einträge geändert werden.',
  activitiesRestored: 'Deine Listenaktivitäten wieder einschalten.',
  createLists: names => `Die eigenen Listen ${names} anlegen.`,
  listsNotCreated: 'AniList hat nur einige davon angelegt. Lege die übrigen unter „Settings > Lists“ an.',
  profile: 'Das Aussehen deines Profils ändern.',
  profileTooLong: 'Dein „About“-Text wäre zu lang für AniList.',
  page,
  addFavourite: name => `${first(name)} zu deinen Favoriten hinzufügen.`,
  removeFavourite: name => `${first(name)} aus deinen Favoriten entfernen.`,
};

export const likeText: Translation<typeof english.likeText> = {
  ACTIVITY: 'Eine Aktivität liken.',
  ACTIVITY_REPLY: 'Eine Antwort liken.',
  THREAD: 'Ein Thema liken.',
};

export const unlikeText: Translation<typeof english.unlikeText> = {
  ACTIVITY: 'Das Like einer Aktivität zurücknehmen.',
  ACTIVITY_REPLY: 'Das Like einer Antwort zurücknehmen.',
  THREAD: 'Das Like eines Themas zurücknehmen.',
};

export const voteText: Translation<typeof english.voteText> = {
  RATE_UP: 'Für eine Empfehlung stimmen.',
  RATE_DOWN: 'Gegen eine Empfehlung stimmen.',
  NO_RATING: 'Deine Stimme zu einer Empfehlung zurücknehmen.',
};
