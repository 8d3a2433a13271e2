import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './tooltipMessages';

export const text: Translation<typeof english.text> = {
  noun: 'Namen',
  empty: 'Keine Likes.',
  likedBy: 'Gefällt',
  many: likes => `${plural(likes, {one: '# Like', other: '# Likes'})}. Drücke, um alle Namen zu sehen.`,
  button: likes => `Zeigen, wem das gefällt: ${plural(likes, {one: '# Like', other: '# Likes'})}`,
};
