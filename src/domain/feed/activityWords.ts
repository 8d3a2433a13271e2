import {text} from './messages';

/**
 * What a list activity says before the title, as the site writes it: "Watched episode 3", "Completed". The API's words
 * are in lower case, and come with a progress such as "3" or "3 - 5" or without one.
 */
export function activityWords(status: string | null | undefined, progress: string | null | undefined): string {
  const words = [status?.trim(), progress?.trim()].filter(Boolean).join(' ') || text.activity;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether an "of" stands between the words and the title: "Watched episode 3 of". */
export const hasProgress = (progress: string | null | undefined) => Boolean(progress?.trim());
