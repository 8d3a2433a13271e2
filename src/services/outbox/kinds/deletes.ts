import type {TypedDocumentNode} from '@apollo/client';
import * as v from 'valibot';

import {toApiError} from '../../api/apiError';
import {DeleteActivityDocument, DeleteReplyDocument} from '../documents/deletes.generated';
import {required, type WriteApi, type WriteKind} from '../kind';
import {text as messageText} from '../messages';

/**
 * Deletes something. An object that no longer exists counts as deleted.
 * @throws the request's error in all other cases.
 */
export async function deleteIfExists<T>(call: WriteApi, document: TypedDocumentNode<T, {id: number}>, id: number) {
  try {
    const data = await call.mutate(document, {id});
    for (const answer of Object.values(data as object)) required(answer as unknown);
  } catch (error) {
    if (toApiError(error).kind !== 'missing') throw error;
  }
  return true;
}

const byId = v.object({id: v.number()});

const deleteKind = <T>(
  what: string,
  description: string,
  document: TypedDocumentNode<T, {id: number}>,
): WriteKind<v.InferOutput<typeof byId>, boolean> => ({
  schema: byId,
  resultShape: 'b',
  target: ({id}) => `${what}:${id}`,
  describe: () => description,
  merge: (_earlier, later) => later,
  send: (call, {id}) => deleteIfExists(call, document, id),
});

/** Deletes one of the user's own activities. */
export const deleteActivity = deleteKind('activity', messageText.deleteActivity, DeleteActivityDocument);
/** Deletes one of the user's own replies. */
export const deleteReply = deleteKind('reply', messageText.deleteReply, DeleteReplyDocument);
