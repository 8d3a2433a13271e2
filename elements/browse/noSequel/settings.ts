import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** Whether sequels are hidden; stored like this by the older script, too. */
export const hidesSequels = data('noSequel_value', {title: text.hideSequels, initial: false, schema: v.boolean()});
