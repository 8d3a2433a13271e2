import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './tooltipMessages';

export const text: Translation<typeof english.text> = {
  loading: 'Namen werden geladen…',
  waiting: 'Die Namen erscheinen, sobald AniList wieder Anfragen annimmt.',
  failed: reason => `Die Namen konnten nicht geladen werden. ${reason}`,
  empty: 'Keine Likes.',
  button: likes => `Zeigen, wem das gefällt: ${plural(likes, {one: '# Like', other: '# Likes'})}`,
};
