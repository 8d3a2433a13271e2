/**
 * Features that many users look for first: each shows its effect at once on a page that everyone visits. The extension
 * contains their pictures (tools/extension/write.mjs reads the ids from this file).
 */
export const popular = [
  'notifications',
  'betterListPreview',
  'activityScores',
  'entryScore',
  'socialTab',
  'relationStatusDot',
  'anisongs',
  'MALscore',
  'comparisonPage',
  'moreStats',
  'draw3x3',
  'noSequel',
] as const;
