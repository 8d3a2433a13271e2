/** The language in which a user wants to read titles. */
export type TitleLanguage = 'ROMAJI' | 'NATIVE' | 'ENGLISH';

/** Titles as the API returns them; `null` if there is none. */
export interface Titles {
  readonly romaji?: string | null | undefined;
  readonly native?: string | null | undefined;
  readonly english?: string | null | undefined;
}

/**
 * The title in the requested language. If it is missing, falls back to romaji, then English, then native; empty if
 * there is none.
 */
export function chooseTitle({romaji, native, english}: Titles, language: TitleLanguage): string {
  const wanted = {ROMAJI: romaji, NATIVE: native, ENGLISH: english}[language];
  return wanted || romaji || english || native || '';
}

/** The parts of a person's or character's name. All are required, so that every query asks for all of them. */
export interface PersonName {
  readonly first: string | null | undefined;
  readonly last: string | null | undefined;
  readonly native: string | null | undefined;
}

/** The native name if native titles are requested and it exists, otherwise first and last name. */
export function chooseName({first, last, native}: PersonName, language: TitleLanguage): string {
  if (language === 'NATIVE' && native) return native;
  return [first, last].filter(Boolean).join(' ') || (native ?? '');
}
