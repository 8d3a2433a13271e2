import * as v from 'valibot';

import {feedActions, type FeedAction} from '#domain/feed/feedKeys';
import {data} from '#services/settings/handles';

/** Keys of one's own, by action; what is missing has its usual key. */
export const chosenKeys = data<Readonly<Record<string, string>>>('keyboardFlowKeys', {
  initial: {},
  schema: v.record(v.string(), v.string()),
});

/** What the actions are called. */
export const actionNames: Readonly<Record<FeedAction, string>> = {
  next: 'Next entry',
  previous: 'Previous entry',
  like: 'Like, or take the like back',
  reply: 'Reply',
  open: 'Open the activity',
  help: 'This list',
};

export const actions = feedActions;
