/** Keys of local storage that hold one setting each; they are older than the product's name (decision 31). */
export const standaloneKeys = ['titleAliases', 'blockList'] as const;
export type StandaloneKey = (typeof standaloneKeys)[number];

/** Such settings are told apart by a mark, since a feature's switch may have the same name. */
const mark = '@';
export const standaloneKey = (key: StandaloneKey) => `${mark}${key}`;
export const isStandalone = (key: string) => key.startsWith(mark);
