import * as v from 'valibot';

import {feedActions, type FeedAction} from '#domain/feed/feedShortcuts';
import {data} from '#services/settings/handles';

/** The person's own keys by action; a missing action has its default key. */
export const chosenKeys = data<Readonly<Record<string, string>>>('keyboardFlowKeys', {
  initial: {},
  schema: v.record(v.string(), v.string()),
});

/** Names of the actions, for people. */
export const actionNames: Readonly<Record<FeedAction, string>> = {
  next: 'Next entry',
  previous: 'Previous entry',
  like: 'Like, or take the like back',
  reply: 'Reply',
  open: 'Open the activity',
  help: 'This list',
};

/** All actions that have a key. */
export const actions = feedActions;
