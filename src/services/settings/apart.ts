/** Keys of local storage that hold one setting each; they are older than the product's name (decision 31). */
export const apartKeys = ['titleAliases', 'blockList'] as const;
export type ApartKey = (typeof apartKeys)[number];

/** Such settings are told apart by a mark, since a feature's switch may have the same name. */
const mark = '@';
export const apartKey = (key: ApartKey) => `${mark}${key}`;
export const isApart = (key: string) => key.startsWith(mark);
