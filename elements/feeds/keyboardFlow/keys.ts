import * as v from 'valibot';

import {feedActions} from '#domain/feed/feedShortcuts';
import {data, recordOf} from '#services/settings/handles';
import {text} from './messages';

/** The user's own keys by action; a missing action has its default key. */
export const chosenKeys = data<Readonly<Record<string, string>>>('keyboardFlowKeys', {
  title: text.dataTitle,
  initial: {},
  schema: recordOf(v.string()),
});

/** All actions that have a key. */
export const actions = feedActions;
