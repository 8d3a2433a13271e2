import * as v from 'valibot';

import {data, listOf} from '#services/settings/handles';
import {text} from './messages';

/** A manga that is excluded from scans. */
export interface Banned {
  readonly id: number;
  readonly title: string;
}

/** The manga that are excluded from the scan for new chapters (rule lists-18). */
export const bannedUpdates = data<readonly Banned[]>('bannedUpdates', {
  title: text.dataTitle,
  initial: [],
  schema: listOf(v.looseObject({id: v.number(), title: v.string()})),
});
