import {LikedActivityDocument, LikedReplyDocument, LikedThreadDocument} from '../documents/likes.generated';
import {required, type WriteApi} from '../kind';

interface Likeable {
  readonly type: 'ACTIVITY' | 'ACTIVITY_REPLY' | 'THREAD';
  readonly id: number;
}

/** Whether the account currently likes something. */
export async function isLiked(call: WriteApi, {type, id}: Likeable): Promise<boolean> {
  if (type === 'ACTIVITY') return required((await call.query(LikedActivityDocument, {id})).Activity).isLiked === true;
  if (type === 'THREAD') return required((await call.query(LikedThreadDocument, {id})).Thread).isLiked === true;
  return required((await call.query(LikedReplyDocument, {id})).ActivityReply).isLiked === true;
}
