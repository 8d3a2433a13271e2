import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows your score and progress on the pages of anime and manga on your list.',
  extendedDescription:
    'Below the cover, for everything on your list that you do not just plan to watch or read. Requests your list entry from AniList. If you are signed in to Automail, you can change the score in steps of your score format and raise the progress by one. It does not add anything to your list.',
  box: 'Your list entry',
  score: 'Score',
  scoreSign: '★',
  lowerScore: 'Lower score',
  raiseScore: 'Raise score',
  noScore: 'none',
  episodes: 'Episodes',
  episodesSign: 'Ep',
  chapters: 'Chapters',
  chaptersSign: 'Ch',
  raiseProgress: 'Raise progress',
  loading: 'Loading...',
  waiting: 'Waiting for AniList…',
  notSaved: (reason: string) => `Not saved: ${reason}`,
});
