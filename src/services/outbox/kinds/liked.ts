import * as v from 'valibot';

import {
  LikedActivityDocument,
  LikedCommentDocument,
  LikedReplyDocument,
  LikedThreadDocument,
} from '../documents/likes.generated';
import {required, type WriteApi} from '../kind';

interface CommentNode {
  id: number;
  isLiked?: boolean | null | undefined;
  childComments?: CommentNode[] | null | undefined;
}

/** Replies to a comment arrive as untyped JSON. */
const comment: v.GenericSchema<unknown, CommentNode> = v.object({
  id: v.number(),
  isLiked: v.nullish(v.boolean()),
  childComments: v.nullish(v.array(v.lazy(() => comment))),
});

function findComment(nodes: readonly CommentNode[], id: number): CommentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findComment(node.childComments ?? [], id);
    if (found) return found;
  }
  return undefined;
}

interface Likeable {
  readonly type: 'ACTIVITY' | 'ACTIVITY_REPLY' | 'THREAD' | 'THREAD_COMMENT';
  readonly id: number;
}

/**
 * Whether the account currently likes something. A comment is queried by its own id, but the API may return the whole
 * thread around it.
 */
export async function isLiked(call: WriteApi, {type, id}: Likeable): Promise<boolean> {
  if (type === 'ACTIVITY') return required((await call.query(LikedActivityDocument, {id})).Activity).isLiked === true;
  if (type === 'ACTIVITY_REPLY') {
    const {ActivityReply} = await call.query(LikedReplyDocument, {id});
    return required(ActivityReply).isLiked === true;
  }
  if (type === 'THREAD') return required((await call.query(LikedThreadDocument, {id})).Thread).isLiked === true;
  const {ThreadComment} = await call.query(LikedCommentDocument, {id});
  const nodes = (ThreadComment ?? []).flatMap(node => {
    const parsed = v.safeParse(comment, node);
    return parsed.success ? [parsed.output] : [];
  });
  return required(findComment(nodes, id)).isLiked === true;
}
