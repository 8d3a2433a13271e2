import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Keine Animationen',
  summary: 'Entfernt AniLists Animationen, damit nichts von selbst gleitet, verblasst oder wächst.',
  details: 'Videos und bewegte Bilder bleiben, wie sie sind.',
};
