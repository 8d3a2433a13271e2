/** Local storage keys that hold one setting each; they are older than the product's name (rule settings-3). */
export const standaloneKeys = [
  'titleAliases',
  'blockList',
  'regularTagsCustom Anime Tags',
  'regularTagsCustom Manga Tags',
] as const;
/** Local storage key of a standalone setting. */
export type StandaloneKey = (typeof standaloneKeys)[number];

/** Marks the keys of these settings, because a feature's switch may have the same name. */
const mark = '@';
/** The key of a standalone setting among all settings. */
export const standaloneKey = (key: StandaloneKey) => `${mark}${key}`;
const marked: ReadonlySet<string> = new Set(standaloneKeys.map(key => mark + key));
/** Whether a settings key is that of a standalone setting. An unknown key with the same mark is kept like any other. */
export const isStandalone = (key: string) => marked.has(key);
/** The local storage key of a standalone setting; any other key as it is. */
export const withoutMark = (key: string) => (isStandalone(key) ? key.slice(mark.length) : key);
