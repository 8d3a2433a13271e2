import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts about lists. */
export const text = messages({
  signIn: 'Sign in to AniList to see your lists.',
  notStored: "We couldn't store your lists in this browser. They're kept until you leave the page.",
  full: "The browser's storage is full, so your lists couldn't be stored. They're kept until you leave the page.",
  loadingOwn: 'Loading your anime and manga lists…',
  loadingOwnSoFar: (entries: number) =>
    `Loading your anime and manga lists: ${plural(entries, {one: '# entry so far…', other: '# entries so far…'})}`,
  loadingAnime: (userName: string) => `Loading the anime list of ${userName}…`,
  loadingManga: (userName: string) => `Loading the manga list of ${userName}…`,
});
