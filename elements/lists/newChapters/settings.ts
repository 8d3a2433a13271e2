import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** A manga about which no news of chapters is wanted. */
export interface Banned {
  readonly id: number;
  readonly title: string;
}

/** The manga that are left out of the scan for new chapters (rule lists-18). */
export const bannedUpdates = data<readonly Banned[]>('bannedUpdates', {
  title: text.dataTitle,
  initial: [],
  schema: v.array(v.looseObject({id: v.number(), title: v.string()})),
});
