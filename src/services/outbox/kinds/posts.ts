import * as v from 'valibot';

import {decodeEmoji, encodeEmoji} from '#domain/text/characterReferences';
import {shorten} from '#domain/text/shorten';
import {
  EditActivityDocument,
  OwnActivitiesDocument,
  OwnMessagesDocument,
  OwnRepliesDocument,
  PostActivityDocument,
  PostMessageDocument,
  PostReplyDocument,
} from '../documents/posts.generated';
import {required, type WriteApi, type WriteKind} from '../kind';
import {isSamePost} from '../rules';
import {text as messageText} from '../messages';

/** A post as published on the site. */
export interface PublishedPost {
  readonly id: number;
  /** The source text as typed. */
  readonly text: string;
  /** Epoch seconds. */
  readonly createdAt: number;
}

/**
 * A post as it is sent. AniList cuts a text at the first character that it can't store, so such characters are written
 * as references.
 */
const asStored = <I extends {readonly text: string}>(payload: I): I => ({...payload, text: encodeEmoji(payload.text)});

const postShape = {id: 'n', text: 's', createdAt: 'n'} as const;

interface Raw {
  id: number;
  text?: string | null;
  createdAt?: number | null;
}

const toPublishedPost = ({id, text, createdAt}: Raw): PublishedPost => ({
  id,
  text: decodeEmoji(text ?? ''),
  createdAt: createdAt ?? 0,
});

/** Skips `null` and members of other types. */
const publishedPosts = (nodes: readonly (Partial<Raw> | null)[] | null | undefined) =>
  (nodes ?? []).flatMap(node => (node?.id === undefined ? [] : [toPublishedPost({...node, id: node.id})]));

type Post<I> = Omit<WriteKind<I, PublishedPost>, 'check' | 'resultShape'> & {
  /** The account's own recent posts at the same place, as many as the API returns in one call. */
  fetchOwnPosts: (call: WriteApi, payload: I) => Promise<readonly PublishedPost[]>;
};

/** A post is sent again automatically at most this often after it was looked for and not found. */
const maxAttempts = 2;

/**
 * A post whose answer was lost is searched for before it is sent again: by the same account, with the same text, and
 * newer than the newest one before it was sent (ids grow, whereas clocks differ). After two retries the user is asked
 * (rule api-13).
 */
function post<I extends {readonly text: string}>({fetchOwnPosts, ...rest}: Post<I>): WriteKind<I, PublishedPost> {
  return {
    ...rest,
    resultShape: postShape,
    async check(call, {payload, write}) {
      const known = await fetchOwnPosts(call, payload);
      const {mark} = write;
      if (write.attempts > 0 && mark !== undefined) {
        const found = known.find(({id, text}) => id > mark && isSamePost(text, payload.text));
        if (found) return {action: 'done', result: found};
        if (write.attempts > maxAttempts && !write.forced) return {action: 'unconfirmed'};
      }
      return {action: 'send', mark: Math.max(0, ...known.map(({id}) => id))};
    },
  };
}

const activity = v.object({text: v.string()});
/** Posts a text activity. */
export const postActivity = post<v.InferOutput<typeof activity>>({
  schema: activity,
  target: () => 'post:activity',
  describe: ({text}) => messageText.post(shorten(text, 60)),
  fetchOwnPosts: async call => {
    const {Page} = await call.query(OwnActivitiesDocument, {userId: await call.userId()});
    return publishedPosts(Page?.activities);
  },
  send: async (call, payload) =>
    toPublishedPost(required((await call.mutate(PostActivityDocument, asStored(payload))).SaveTextActivity)),
});

const edited = v.object({id: v.number(), text: v.string()});
/** Replaces the text of an own text activity. The text is absolute, so it may be sent again. */
export const editActivity: WriteKind<v.InferOutput<typeof edited>, PublishedPost> = {
  schema: edited,
  resultShape: postShape,
  target: ({id}) => `activity:${id}`,
  describe: ({text}) => messageText.edit(shorten(text, 60)),
  merge: (_earlier, later) => later,
  send: async (call, payload) =>
    toPublishedPost(required((await call.mutate(EditActivityDocument, asStored(payload))).SaveTextActivity)),
};

const message = v.object({userId: v.number(), text: v.string(), isPrivate: v.optional(v.boolean())});
/** Sends a message to a user. */
export const postMessage = post<v.InferOutput<typeof message>>({
  schema: message,
  // The search for a lost message sees the newest messages to anyone, so all messages share one target and keep their
  // order.
  target: () => 'post:message',
  describe: ({text}, {label}) => messageText.message(shorten(text, 60), label ?? messageText.someone),
  fetchOwnPosts: async call => {
    const {Page} = await call.query(OwnMessagesDocument, {userId: await call.userId()});
    return publishedPosts(Page?.activities);
  },
  send: async (call, payload) =>
    toPublishedPost(required((await call.mutate(PostMessageDocument, asStored(payload))).SaveMessageActivity)),
});

const reply = v.object({activityId: v.number(), text: v.string()});
/** Replies to an activity. */
export const postReply = post<v.InferOutput<typeof reply>>({
  schema: reply,
  target: ({activityId}) => `post:reply:${activityId}`,
  describe: ({text}) => messageText.reply(shorten(text, 60)),
  fetchOwnPosts: async (call, {activityId}) => {
    const userId = await call.userId();
    const {Activity} = await call.query(OwnRepliesDocument, {activityId});
    return publishedPosts(required(Activity).replies?.filter(each => each?.userId === userId));
  },
  send: async (call, payload) =>
    toPublishedPost(required((await call.mutate(PostReplyDocument, asStored(payload))).SaveActivityReply)),
});
