import {messages} from '#domain/text/messages';

/** Texts of shared components. */
export const text = messages({
  ageOf: (age: string) => `from ${age}`,
  refresh: 'Refresh',
  stars: 'stars',
});

/** Names of the scores that are smileys. */
export const smileyNames = messages({
  smile: 'smile',
  meh: 'meh',
  frown: 'frown',
});
