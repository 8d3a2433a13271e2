import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

/** Names of the parts of the settings that are no features. */
export const sectionText = messages({
  'sign-in': 'Sign-in',
  all: 'Presets, files and backups',
  journal: 'Changes to your lists',
  requests: 'Requests to AniList',
  bisect: 'Find the cause of a problem',
});

/** What else the search finds the parts by. */
export const sectionKeywords = messages({
  'sign-in': 'sign in out login log account token authorise client id',
  all: 'all settings at once default settings reset restore export import save load backup undo preset calm everything useful like the older script',
  journal: 'journal history log undo revert sent',
  requests: 'budget rate limit api calls network offline',
  bisect: 'bisect broken bug slow wrong error trouble help',
});

/** Texts of the way around in the settings. */
export const wayText = messages({
  about: 'Extra features for AniList. Each can be turned on and off; changes apply at once, in all tabs.',
  sections: 'More settings',
  skip: 'Skip the list of features',
  group: (name: string, count: number) => `${name} (${formatNumber(count)})`,
  nothing: 'Nothing matches your search.',
  nothingIn: (category: string) => `Nothing in “${category}” matches your search.`,
  searchAll: 'Search everything',
});
