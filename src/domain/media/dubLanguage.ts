/** The languages of dubs, from their names in the setting to the API's names. */
const voiceLanguages = {
  English: 'ENGLISH',
  German: 'GERMAN',
  Italian: 'ITALIAN',
  Spanish: 'SPANISH',
  French: 'FRENCH',
  Korean: 'KOREAN',
  Portuguese: 'PORTUGUESE',
  Hebrew: 'HEBREW',
  Hungarian: 'HUNGARIAN',
} as const;

/** A language, by the API's name. */
export type VoiceLanguage = (typeof voiceLanguages)[keyof typeof voiceLanguages];

/** The names of the languages, in the order of the setting. */
export const dubLanguages: readonly string[] = Object.keys(voiceLanguages);

const byName: ReadonlyMap<string, VoiceLanguage> = new Map(Object.entries(voiceLanguages));

/** A language by its name in the setting; English if it is unknown. */
export const voiceLanguage = (name: string): VoiceLanguage => byName.get(name) ?? 'ENGLISH';

interface MainRole {
  readonly voiceActors?: readonly unknown[] | null;
}

/** Whether one of the main roles has a voice actor. The roles list the voice actors of one language. */
export const hasDub = (roles: readonly (MainRole | null)[]): boolean =>
  roles.some(role => Boolean(role?.voiceActors?.some(Boolean)));
