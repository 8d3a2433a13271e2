import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows a guess of how many chapters a releasing manga has.',
  extendedDescription:
    'In the sidebar of manga, beside "Releasing", from what readers have reported last: green if you have read as much, otherwise with how far you are behind. Requests the latest 50 activities about the manga from AniList and keeps the guess for 30 minutes. For a few well-known manga it is never below a built-in number.',
  guess: (chapters: number) => plural(chapters, {one: 'Probably # chapter.', other: 'Probably # chapters.'}),
  caughtUp: 'You have read them all.',
  behind: (chapters: number) =>
    plural(chapters, {one: 'You are # chapter behind.', other: 'You are # chapters behind.'}),
  outOfDate: (month: string) => `The list of unfinished manga dates from ${month}. Guesses for these manga may be low.`,
});
