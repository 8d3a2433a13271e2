import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Deine Wertung und dein Fortschritt',
  summary: 'Zeigt auf Titelseiten deine Wertung und deinen Fortschritt, wenn der Titel auf deiner Liste steht.',
  details:
    'Unter dem Cover, bei allem auf deiner Liste, was nicht bloß geplant ist. Wenn du bei Automail angemeldet bist, kannst du die Wertung in den Schritten deines Wertungssystems ändern und den Fortschritt um eins erhöhen.',
  box: 'Dein Listeneintrag',
  score: 'Wertung',
  scoreSign: '★',
  lowerScore: 'Wertung senken',
  raiseScore: 'Wertung erhöhen',
  noScore: 'keine',
  episodes: 'Folgen',
  // Short for "Episode": "Folge" has no usual abbreviation, and the row has no room for the word.
  episodesSign: 'Ep',
  chapters: 'Kapitel',
  chaptersSign: 'Kap',
  raiseProgress: 'Fortschritt erhöhen',
  notSaved: reason => `Nicht gespeichert: ${reason}`,
};
