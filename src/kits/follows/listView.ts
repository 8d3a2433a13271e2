import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** Whether users on social pages are shown as a list. */
export const socialListView = data('socialListView', {title: text.dataTitle, initial: false, schema: v.boolean()});
