import * as v from 'valibot';

import {data} from '#services/settings/handles';

/** The background that was saved last; `inherit`: the site's own. */
export const profileBackgroundValue = data('profileBackgroundValue', {initial: 'inherit', schema: v.string()});
