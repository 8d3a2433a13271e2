import * as v from 'valibot';

import {data} from '#services/settings/handles';

/** The background that was last saved; `inherit` means the site's own. */
export const profileBackgroundValue = data('profileBackgroundValue', {initial: 'inherit', schema: v.string()});
