import {useMemo} from 'react';

import {chooseName, chooseTitle, type PersonName, type TitleLanguage} from '#domain/media/title';
import {titleLanguage} from '#services/settings/shared';
import {useSetting} from '../useSetting';
import {useTitleOf, type NamedMedia} from './useMediaTitle';
import {text} from './messages';

/** A staff member or a character with the data needed for its name. */
export interface NamedPerson {
  readonly id: number;
  readonly name?: PersonName | null | undefined;
}

/** Names as links show them, for sorting, filters and files. */
export interface ShownNames {
  readonly titleOf: (media: NamedMedia) => string;
  readonly nameOf: (person: NamedPerson) => string;
}

/** The name of a staff member or character, in the native script if the user prefers native titles. */
const nameIn = ({id, name}: NamedPerson, language: TitleLanguage) =>
  (name && chooseName(name, language)) || text.untitled(id);

/** Names in a language, without the user's own titles. */
export const namesIn = (language: TitleLanguage): ShownNames => ({
  titleOf: ({id, title}) => chooseTitle(title ?? {}, language) || text.untitled(id),
  nameOf: person => nameIn(person, language),
});

/** Names as links show them to the user. */
export function useShownNames(): ShownNames {
  const [language] = useSetting(titleLanguage);
  const titleOf = useTitleOf();
  return useMemo(
    () => ({
      titleOf: media => titleOf(media) || text.untitled(media.id),
      nameOf: person => nameIn(person, language),
    }),
    [language, titleOf],
  );
}
