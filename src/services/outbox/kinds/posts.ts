import * as v from 'valibot';

import {OwnActivitiesDocument} from '../documents/ownActivities.generated';
import {OwnCommentsDocument} from '../documents/ownComments.generated';
import {OwnMessagesDocument} from '../documents/ownMessages.generated';
import {OwnRepliesDocument} from '../documents/ownReplies.generated';
import {PostActivityDocument} from '../documents/postActivity.generated';
import {PostCommentDocument} from '../documents/postComment.generated';
import {PostMessageDocument} from '../documents/postMessage.generated';
import {PostReplyDocument} from '../documents/postReply.generated';
import {present, type Call, type Kind} from '../kind';
import {sameText} from '../rules';

/** A post as published on the site. */
export interface Posted {
  readonly id: number;
  /** The markdown source. */
  readonly text: string;
  /** Epoch seconds. */
  readonly createdAt: number;
}

interface Raw {
  id: number;
  text?: string | null;
  createdAt?: number | null;
}

const posted = ({id, text, createdAt}: Raw): Posted => ({id, text: text ?? '', createdAt: createdAt ?? 0});

/** Skips `null` and members of other types. */
const postedIn = (nodes: readonly (Partial<Raw> | null)[] | null | undefined) =>
  (nodes ?? []).flatMap(node => (node?.id === undefined ? [] : [posted({...node, id: node.id})]));

type Post<I> = Omit<Kind<I, Posted>, 'check'> & {
  /** The account's own recent posts at the same place, as many as the API returns in one call. */
  own: (call: Call, payload: I) => Promise<readonly Posted[]>;
};

/** A post is sent again automatically at most this often after it was looked for and not found. */
const mostAttempts = 2;

/**
 * If the answer to a post was lost, the post is searched for before it is sent again: by the same account, with the
 * same text, and newer than the newest one before it was sent (ids grow, whereas clocks differ). After two retries the
 * user is asked (rule api-13).
 */
function post<I extends {readonly text: string}>({own, ...rest}: Post<I>): Kind<I, Posted> {
  return {
    ...rest,
    async check(call, {payload: payload, write}) {
      const known = await own(call, payload);
      const {mark} = write;
      if (write.attempts > 0 && mark !== undefined) {
        const found = known.find(({id, text}) => id > mark && sameText(text, payload.text));
        if (found) return {say: 'done', result: found};
        if (write.attempts > mostAttempts && !write.forced) return {say: 'unconfirmed'};
      }
      return {say: 'send', mark: Math.max(0, ...known.map(({id}) => id))};
    },
  };
}

const brief = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const activity = v.object({text: v.string()});
/** Posts a text activity. */
export const postActivity = post<v.InferOutput<typeof activity>>({
  schema: activity,
  target: () => 'post:activity',
  describe: ({text}) => `Post “${brief(text)}”.`,
  own: async call => {
    const {Page} = await call.query(OwnActivitiesDocument, {userId: await call.userId()});
    return postedIn(Page?.activities);
  },
  send: async (call, {text}) => posted(present((await call.mutate(PostActivityDocument, {text})).SaveTextActivity)),
});

const message = v.object({userId: v.number(), text: v.string(), isPrivate: v.optional(v.boolean())});
/** Sends a message to a user. */
export const postMessage = post<v.InferOutput<typeof message>>({
  schema: message,
  // The search for a lost message sees the newest messages to anyone, so all messages share one target and keep their
  // order.
  target: () => 'post:message',
  describe: ({text}, label) => `Write “${brief(text)}” to ${label ?? 'a member'}.`,
  own: async call => {
    const {Page} = await call.query(OwnMessagesDocument, {userId: await call.userId()});
    return postedIn(Page?.activities);
  },
  send: async (call, payload) => posted(present((await call.mutate(PostMessageDocument, payload)).SaveMessageActivity)),
});

const reply = v.object({activityId: v.number(), text: v.string()});
/** Replies to an activity. */
export const postReply = post<v.InferOutput<typeof reply>>({
  schema: reply,
  target: ({activityId}) => `post:reply:${activityId}`,
  describe: ({text}) => `Reply “${brief(text)}”.`,
  own: async (call, {activityId}) => {
    const userId = await call.userId();
    const {Activity} = await call.query(OwnRepliesDocument, {activityId});
    return postedIn(present(Activity).replies?.filter(each => each?.userId === userId));
  },
  send: async (call, payload) => posted(present((await call.mutate(PostReplyDocument, payload)).SaveActivityReply)),
});

const comment = v.object({threadId: v.number(), parentCommentId: v.optional(v.number()), text: v.string()});
/** Comments on a forum thread. */
export const postComment = post<v.InferOutput<typeof comment>>({
  schema: comment,
  target: ({threadId}) => `post:comment:${threadId}`,
  describe: ({text}) => `Comment “${brief(text)}”.`,
  own: async (call, {threadId}) => {
    const {Page} = await call.query(OwnCommentsDocument, {threadId, userId: await call.userId()});
    return postedIn(Page?.threadComments);
  },
  send: async (call, payload) => posted(present((await call.mutate(PostCommentDocument, payload)).SaveThreadComment)),
});
