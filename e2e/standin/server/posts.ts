import type {Api} from '../api/api';
import type {Activity, Notification} from '../api/store/socialRows';
import type {Exchange} from './exchange';
import {respondOk, numberParameter, parameters, text, respondInvalid} from './parameters';

/** Creates an activity, or a reply to one if `reply` is given, as if a user had just posted it. */
export async function post(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const {store} = api.site;
  const author = api.userByName(text(given.as) ?? 'Tobias');
  if (!author) return respondInvalid(exchange, 'there is no such member');
  const createdAt = Math.floor(api.clock.now() / 1000) - (numberParameter(given.ago) ?? 0);
  const answered = numberParameter(given.reply);
  if (answered !== null) {
    const row = {
      id: store.replies.nextId() + 1,
      activityId: answered,
      userId: author.id,
      text: text(given.text) ?? 'A new reply.',
      createdAt,
      likes: [],
    };
    return respondOk(exchange, {id: store.replies.put(row).id});
  }
  const mediaId = numberParameter(given.media);
  const work = mediaId === null ? undefined : store.media.get(mediaId);
  const recipient = text(given.to) ? api.userByName(text(given.to) ?? '') : undefined;
  const type: Activity['type'] = work
    ? work.type === 'ANIME'
      ? 'ANIME_LIST'
      : 'MANGA_LIST'
    : recipient
      ? 'MESSAGE'
      : 'TEXT';
  const likes = store.users
    .all()
    .slice(0, numberParameter(given.likes) ?? 0)
    .map(({id}) => id);
  const ids: number[] = [];
  for (let i = 0; i < (numberParameter(given.count) ?? 1); i++) {
    const row: Activity = {
      id: store.activities.nextId() + 1,
      type,
      userId: author.id,
      recipientId: recipient?.id ?? null,
      mediaId,
      status: work ? (text(given.status) ?? 'completed') : null,
      progress: text(given.progress),
      text: work ? null : (text(given.text) ?? 'Something new.'),
      isPrivate: given.private === '1',
      isLocked: false,
      isPinned: false,
      createdAt,
      likes,
      subscribers: [],
    };
    ids.push(store.activities.put(row).id);
  }
  respondOk(exchange, {id: ids[0], ids});
}

/** Creates an unread notification for a user. */
export async function notify(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const {store} = api.site;
  const owner = api.userByName(text(given.to) ?? 'member');
  if (!owner) return respondInvalid(exchange, 'there is no such member');
  const row: Notification = {
    id: store.notifications.nextId() + 1,
    type: text(given.type) ?? 'ACTIVITY_LIKE',
    ownerId: owner.id,
    createdAt: Math.floor(api.clock.now() / 1000),
    userId: api.userByName(text(given.as) ?? 'Tobias')?.id ?? null,
    activityId: numberParameter(given.activity) ?? api.site.landmarks.activityText,
    threadId: numberParameter(given.thread),
    commentId: numberParameter(given.comment),
    mediaId: numberParameter(given.media),
    episode: numberParameter(given.episode),
    text: text(given.text),
  };
  store.notifications.put(row);
  store.users.put({...owner, unread: owner.unread + 1});
  respondOk(exchange, {id: row.id});
}
