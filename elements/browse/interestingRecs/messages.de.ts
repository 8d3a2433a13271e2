import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Empfehlungen für dich',
  summary:
    'Ergänzt die Empfehlungen um „Für dich“: was zu deinen Titeln mit der höchsten Wertung passt und auf deiner Liste fehlt.',
  details:
    'Zeigt Empfehlungen zu Titeln, die du abgeschlossen hast. Der empfohlene Titel steht nicht oder nur als geplant auf deiner Liste, die Empfehlung hat eine positive Bewertung und du hast nicht gegen sie gestimmt. Was dir wahrscheinlich am besten gefällt, kommt zuerst.',
  forYou: 'Für dich',
  pairs: 'Empfehlungen für dich',
  noun: 'Empfehlungen für dich',
  empty: 'Zu den Titeln, die du abgeschlossen hast, gibt es keine Empfehlungen für dich.',
  nothingCompleted:
    'Schließe zuerst ein paar Anime oder Manga ab und gib ihnen eine Wertung: Auf ihnen beruhen die Empfehlungen.',
  more: 'Mehr',
  looking: 'Deine abgeschlossenen Titel werden durchgesehen',
  moreFailed: reason => `Weitere Empfehlungen konnten nicht gesucht werden. ${reason}`,
  agree: 'Für diese Empfehlung stimmen',
  disagree: 'Gegen diese Empfehlung stimmen',
  votes: rating => `Bewertung: ${rating}`,
  signed: rating => (rating > 0 ? `+${rating}` : String(rating)),
  recommended: (first, second) => `${second}, empfohlen zu ${first}`,
  notSaved: reason => `Deine Stimme wurde nicht gespeichert. ${reason}`,
};
