import {dubLanguages} from '#domain/media/dubLanguage';
import {select} from '#services/settings/handles';
import {languageNames, text} from './messages';

/** The language of the dubs to search for. */
export const dubMarkerLanguage = select('dubMarkerLanguage', {
  title: text.language,
  initial: 'English',
  values: dubLanguages,
  labels: languageNames,
});
