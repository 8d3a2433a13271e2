import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Chapter count guess',
  summary: 'Shows how many chapters an unfinished manga probably has.',
  details:
    'In the sidebar of manga, next to "Releasing" or "Hiatus", based on what readers last reported: green if you\'ve read as much, otherwise with how far you\'re behind. For a few well-known manga, the guess never falls below a built-in number, last reviewed in 2026-11.',
  guess: (chapters: number) => plural(chapters, {one: 'Probably # chapter.', other: 'Probably # chapters.'}),
  caughtUp: "You've read them all.",
  behind: (chapters: number) => plural(chapters, {one: "You're # chapter behind.", other: "You're # chapters behind."}),
});
