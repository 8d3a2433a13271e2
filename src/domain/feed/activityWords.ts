import {text} from './messages';

/**
 * The words of a list activity before the title, as the site writes them: "Watched episode 3", "Completed". The API's
 * words are in lower case, with a progress such as "3" or "3 - 5" or without one.
 */
export function activityWords(status: string | null | undefined, progress: string | null | undefined): string {
  const words = [status?.trim(), progress?.trim()].filter(Boolean).join(' ') || text.activity;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sentence of a list activity, with places for its words and for the media: "{words} of {media}" with a progress. */
export const activitySentence = (progress: string | null | undefined) =>
  progress?.trim() ? text.withProgress : text.withoutProgress;
