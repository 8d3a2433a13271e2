import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** Whether the theme is chosen; stored like this by the older script, too. */
export const reinaDarkEnable = data('reinaDarkEnable', {title: text.chosen, initial: false, schema: v.boolean()});
