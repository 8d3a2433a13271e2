import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {softBlockText} from './messages';

/** Names of users whose notifications are left out of the grouped list. */
export const softBlock = data<readonly string[]>('softBlock', {
  title: softBlockText.dataTitle,
  initial: [],
  schema: v.array(v.string()),
});
