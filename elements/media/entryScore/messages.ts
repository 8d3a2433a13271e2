import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Your score and progress',
  summary: 'Shows your score and progress on the pages of anime and manga on your list.',
  details:
    "Below the cover, except for titles you only plan to watch or read. If you're signed in to Automail, you can change the score in steps of your score format and add one to the progress.",
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
  notSaved: (reason: string) => `Not saved: ${reason}`,
});
