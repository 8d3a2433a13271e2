/** The text as AniList's database stores it: up to the first character beyond U+FFFF, such as an emoji. */
export const storedText = (text: string): string => /^[^\u{10000}-\u{10FFFF}]*/u.exec(text)?.[0] ?? '';

/** The same for a text that may be missing. */
export const storedTextOrNull = (text: string | null): string | null => (text === null ? null : storedText(text));
