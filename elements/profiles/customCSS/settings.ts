import * as v from 'valibot';

import {data} from '#services/settings/handles';

/** The custom CSS that was last saved. */
export const customCSSValue = data('customCSSValue', {initial: '', schema: v.string()});
