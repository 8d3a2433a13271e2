import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the button that likes. */
export const text = messages({
  notSaved: (reason: string) => `Not saved: ${reason}`,
  likes: (count: number) => plural(count, {one: '# like', other: '# likes'}),
  likeActivity: (count: number) => `Like the activity, ${plural(count, {one: '# like', other: '# likes'})}`,
  likeThread: (count: number) => `Like the thread, ${plural(count, {one: '# like', other: '# likes'})}`,
  likeReply: (count: number) => `Like the reply, ${plural(count, {one: '# like', other: '# likes'})}`,
});
