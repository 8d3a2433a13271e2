import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {formatNumber} from '#domain/text/format';

/** Texts of the entries of the feed. */
export const text = messages({
  empty: 'Nothing here.',
  recipient: 'to {user}',
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
  repliesTo: 'Replies',
  you: 'You',
  edit: 'Edit',
  remove: 'Delete',
  reallyRemove: 'Delete this activity permanently?',
  keep: 'Keep',
  removing: 'Deleting…',
  notRemoved: (reason: string) => `Not deleted: ${reason}`,
  showText: 'Show text',
  hideText: 'Hide text',
  review: 'Review of {media} by {user}',
  rating: (liked: number, all: number) => `${formatNumber(liked)} of ${formatNumber(all)} liked this review`,
  thread: (id: number) => `Thread ${id}`,
  noSummary: 'Read the review',
});
