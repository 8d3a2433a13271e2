import type {TypedDocumentNode} from '@apollo/client';
import * as v from 'valibot';

import {toApiError} from '../../api/apiError';
import {DeleteActivityDocument} from '../documents/deleteActivity.generated';
import {DeleteReplyDocument} from '../documents/deleteReply.generated';
import {present, type Call, type Kind} from '../kind';

/**
 * Deletes something. An object that no longer exists counts as deleted.
 * @throws the request's error in all other cases.
 */
export async function deleteAnyway<T>(call: Call, document: TypedDocumentNode<T, {id: number}>, id: number) {
  try {
    const data = await call.mutate(document, {id});
    for (const answer of Object.values(data as object)) present(answer as unknown);
  } catch (error) {
    if (toApiError(error).kind !== 'missing') throw error;
  }
  return true;
}

const byId = v.object({id: v.number()});

const deletion = <T>(
  what: string,
  document: TypedDocumentNode<T, {id: number}>,
): Kind<v.InferOutput<typeof byId>, boolean> => ({
  schema: byId,
  target: ({id}) => `${what}:${id}`,
  describe: () => `Delete one's own ${what}.`,
  merge: (_earlier, later) => later,
  send: (call, {id}) => deleteAnyway(call, document, id),
});

/** Deletes one of the user's own activities. */
export const deleteActivity = deletion('activity', DeleteActivityDocument);
/** Deletes one of the user's own replies. */
export const deleteReply = deletion('reply', DeleteReplyDocument);
