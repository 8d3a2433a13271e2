import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  ageOf: age => `Stand: ${age}`,
  refresh: 'Aktualisieren',
  stars: 'Sterne',
};

export const smileyNames: Translation<typeof english.smileyNames> = {
  smile: 'lächelnd',
  meh: 'neutral',
  frown: 'traurig',
};
