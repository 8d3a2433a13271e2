import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die Stimmen zu Empfehlungen jederzeit.',
  extendedDescription:
    'Im Reiter „Overview“ von Titelseiten, wo AniList sie nur einblendet, während du auf eine Empfehlung zeigst. Ruft nichts von AniList ab und stimmt nicht ab.',
};
