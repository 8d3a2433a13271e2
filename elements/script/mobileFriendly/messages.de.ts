import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Mobiler Modus',
  summary: 'Macht Automail und AniList auf dem Handy gut bedienbar.',
  details:
    'Was du antippst, ist groß genug für einen Finger, und was sonst eine Maus braucht, ist immer sichtbar. Funktionen, die einen breiten Bildschirm brauchen, sind aus; ihre Schalter bleiben, wie sie sind.',
};
