export const pinnedSentences: object;
