import type {WrittenPost} from '#domain/script/moderation';
import type {RunTools} from '#kits/statistics/statistic';
import {
  InspectMessagesDocument,
  InspectReviewsDocument,
  InspectStatusesDocument,
  InspectThreadsDocument,
} from './query.generated';
import {text} from './messages';

type Read = RunTools['read'];

interface Written {
  readonly siteUrl: string | null;
  readonly user: {readonly name: string} | null;
  readonly body: string | null;
}

const toPost = (source: string, {siteUrl, user, body}: Written): WrittenPost => ({
  source,
  siteUrl: siteUrl ?? '',
  user: user?.name,
  html: body ?? '',
});

/** A page of statuses. */
async function statuses(read: Read, page: number): Promise<WrittenPost[]> {
  const {Page: found} = await read(InspectStatusesDocument, {page});
  return (found?.activities ?? []).flatMap(one =>
    one && 'siteUrl' in one ? [toPost('activities', {siteUrl: one.siteUrl, user: one.user, body: one.text})] : [],
  );
}

async function receivedMessages(read: Read): Promise<WrittenPost[]> {
  const {Page: found} = await read(InspectMessagesDocument, {});
  return (found?.activities ?? []).flatMap(one =>
    one && 'siteUrl' in one ? [toPost('messages', {siteUrl: one.siteUrl, user: one.messenger, body: one.message})] : [],
  );
}

async function threads(read: Read): Promise<WrittenPost[]> {
  const {Page: found} = await read(InspectThreadsDocument, {});
  return (found?.threads ?? []).flatMap(one => (one ? [toPost('forum', one)] : []));
}

async function reviews(read: Read): Promise<WrittenPost[]> {
  const {Page: found} = await read(InspectReviewsDocument, {});
  return (found?.reviews ?? []).flatMap(one => (one ? [toPost('reviews', one)] : []));
}

/** The sources of posts: two pages of statuses, one of each other kind. */
export const sources = [
  {
    id: 'activities',
    title: text.activities,
    pages: [(read: Read) => statuses(read, 1), (read: Read) => statuses(read, 2)],
  },
  {id: 'messages', title: text.messages, pages: [receivedMessages]},
  {id: 'forum', title: text.forum, pages: [threads]},
  {id: 'reviews', title: text.reviews, pages: [reviews]},
] as const;
