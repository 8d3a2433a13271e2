import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** The background that was last saved; `inherit` means the site's own. */
export const profileBackgroundValue = data('profileBackgroundValue', {
  title: text.dataTitle,
  initial: 'inherit',
  schema: v.string(),
});
