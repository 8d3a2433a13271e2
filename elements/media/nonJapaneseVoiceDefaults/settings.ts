import {select} from '#services/settings/handles';
import {languageNames, text} from './messages';

/** The language to select; `own`: that of the anime. */
export const voiceLanguage = select('voiceLanguage', {
  title: text.language,
  initial: 'own',
  values: [
    'own',
    'Japanese',
    'English',
    'Korean',
    'Chinese',
    'French',
    'German',
    'Italian',
    'Portuguese',
    'Spanish',
    'Hebrew',
    'Hungarian',
  ],
  labels: languageNames,
});
