import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Stimmen bei Empfehlungen',
  summary: 'Zeigt die Stimmen zu Empfehlungen jederzeit.',
  details:
    'Im Reiter „Overview“ von Titelseiten, wo AniList sie nur einblendet, während du auf eine Empfehlung zeigst.',
};
