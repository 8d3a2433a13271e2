import type {TypedDocumentNode} from '@apollo/client';
import * as v from 'valibot';

import {toApiError} from '../../api/apiError';
import {DeleteActivityDocument} from '../documents/deletes.generated';
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

const deletion = v.object({id: v.number()});

/** Deletes one of the user's own activities. */
export const deleteActivity: WriteKind<v.InferOutput<typeof deletion>, boolean> = {
  schema: deletion,
  resultShape: 'b',
  target: ({id}) => `activity:${id}`,
  describe: () => messageText.deleteActivity,
  merge: (_earlier, later) => later,
  send: (call, {id}) => deleteIfExists(call, DeleteActivityDocument, id),
};
