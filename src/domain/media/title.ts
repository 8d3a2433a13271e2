/** Which title of a work a member wants to read. */
export type TitleLanguage = 'ROMAJI' | 'NATIVE' | 'ENGLISH';

/** Titles as the API gives them: `null` where there is none. */
export interface Titles {
  readonly romaji?: string | null | undefined;
  readonly native?: string | null | undefined;
  readonly english?: string | null | undefined;
}

/**
 * The title in the wanted language (spec 1, section 3: titleLanguage). Where it is missing the romaji one stands in,
 * then the English, then the native; empty without any.
 */
export function chooseTitle({romaji, native, english}: Titles, language: TitleLanguage): string {
  const wanted = {ROMAJI: romaji, NATIVE: native, ENGLISH: english}[language];
  return wanted || romaji || english || native || '';
}

/** The parts of a person's or character's name. */
export interface PersonName {
  readonly first?: string | null | undefined;
  readonly last?: string | null | undefined;
  readonly native?: string | null | undefined;
}

/** The native name where native titles are wanted and there is one, else first plus last name (spec 3, section 3). */
export function chooseName({first, last, native}: PersonName, language: TitleLanguage): string {
  if (language === 'NATIVE' && native) return native;
  return [first, last].filter(Boolean).join(' ') || (native ?? '');
}
