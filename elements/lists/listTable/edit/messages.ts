import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Names of the editors, by column. */
export const labels = messages({
  status: (title: string) => `Status of ${title}`,
  score: (title: string) => `Score of ${title}`,
  progress: (title: string) => `Progress of ${title}`,
  volumes: (title: string) => `Volumes of ${title}`,
  started: (title: string) => `Start date of ${title}`,
  finished: (title: string) => `Finish date of ${title}`,
  repeats: (title: string) => `Repeats of ${title}`,
  notes: (title: string) => `Notes on ${title}`,
  lists: (title: string) => `Custom lists of ${title}`,
  private: (title: string) => `${title} is private`,
  hidden: (title: string) => `${title} is hidden from status lists`,
});

/** Texts of the editors in the list table. */
export const text = messages({
  noScore: 'No score',
  advanced: (scores: string) => `Advanced scores: ${scores}. To change them, use AniList's list editor.`,
  notAScore: (max: number, decimals: number) =>
    decimals
      ? `Enter a score from 0 to ${formatNumber(max)} with at most one decimal.`
      : `Enter a whole number from 0 to ${formatNumber(max)}.`,
  notACount: (max: number) => `Enter a whole number from 0 to ${formatNumber(max)}, or +2 to add two.`,
  notADate: 'Enter a date such as 2024-05-17, 2024-05, 2024 or today.',
  dateForms: 'Such as 2024-05-17, 2024-05, 2024 or today. Empty clears the date.',
  today: 'Today',
  save: 'Save',
  saveKey: 'Ctrl+Enter saves, Escape cancels.',
  length: (length: number, max: number) => `${formatNumber(length)} of ${formatNumber(max)} characters`,
  tooLong: (length: number, max: number) =>
    `Notes can have ${formatNumber(max)} characters, and these have ${formatNumber(length)}. An emoji counts as nine.`,
  hide: 'Hide from status lists',
  hiddenNowhere: "It's on no custom list, so it would be shown nowhere. Add it to one first.",
  noLists: 'You have no custom lists. Create some in your list settings.',
  refused: (reason: string) => `Not saved: ${reason}`,
});
