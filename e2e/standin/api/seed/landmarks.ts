import type {Store} from '../store/store';
import type {Activity} from '../store/socialRows';
import {cast} from './members';

const everything = `Everything **at once**: _italics_, ~~gone~~, \`code\` and a [link](https://example.org/page).

img(/img/posts/parcel.png) img220(/img/posts/cat.png)

webm(/img/posts/dance.webm)

youtube(https://www.youtube.com/watch?v=dQw4w9WgXcQ)

~!Rosebud is a **sled**.!~

https://anilist.co/anime/1/Cowboy-Bebop/

Greetings to @Mirabel and @Archivist! &#127916;

~~~centred text~~~`;

/** The ids of the posts that ids.json names. */
export interface Landmarks {
  readonly activityText: number;
  readonly activityList: number;
  readonly activityMessage: number;
  readonly activityPrivateMessage: number;
}

const blank = {
  recipientId: null,
  mediaId: null,
  status: null,
  progress: null,
  text: null,
  isPrivate: false,
  isLocked: false,
  isPinned: false,
  subscribers: [],
};

/** Adds posts with fixed content at the top of the feed. */
export function makeLandmarks(store: Store, now: number): Landmarks {
  let next = Math.max(...store.activities.all().map(row => row.id)) + 11;
  const post = (ago: number, row: Partial<Activity> & Pick<Activity, 'type' | 'userId'>): number => {
    next += 17;
    store.activities.put({...blank, likes: [], ...row, id: next, createdAt: now - ago});
    return next;
  };
  const fans = store.users
    .all()
    .slice(14, 22)
    .map(member => member.id);
  const donator = store.users
    .all()
    .find(member => member.donatorTier > 1 && store.connectionsOf(cast.member).following.includes(member.id));
  const activityMessage = post(200, {
    type: 'MESSAGE',
    userId: cast.other,
    recipientId: cast.member,
    text: 'Have you seen the **new season**? We should watch it on Friday.',
    isPrivate: true,
    likes: [cast.member],
  });
  const activityList = post(190, {
    type: 'ANIME_LIST',
    userId: cast.other,
    mediaId: 5114,
    status: 'completed',
    likes: fans,
  });
  post(180, {
    type: 'MANGA_LIST',
    userId: 6101,
    mediaId: 30_002,
    status: 'read chapter',
    progress: '101 - 118',
    likes: [cast.member],
  });
  const mine = post(170, {
    type: 'ANIME_LIST',
    userId: cast.member,
    mediaId: 1,
    status: 'completed',
    likes: fans.slice(0, 6),
  });
  if (donator) post(160, {type: 'TEXT', userId: donator.id, text: 'Tea first, then three episodes. &#127861;'});
  const activityText = post(150, {
    type: 'TEXT',
    userId: cast.other,
    text: everything,
    likes: fans,
    isPinned: true,
  });
  const activityPrivateMessage = post(140, {
    type: 'MESSAGE',
    userId: cast.other,
    recipientId: 6101,
    text: 'Only for you.',
    isPrivate: true,
  });
  post(130, {type: 'ANIME_LIST', userId: 6103, mediaId: 1535, status: 'dropped'});
  const replies: readonly (readonly [number, number, string])[] = [
    [activityText, cast.member, 'So much in one post! ~!A sled?!~'],
    [activityText, 6102, 'img220(/img/posts/cat.png)\n\nMine is bigger.'],
    [activityText, cast.other, '@Mirabel told you.'],
    [activityList, 6103, 'Welcome to the club.'],
    [mine, cast.other, 'See you, space cowboy…'],
  ];
  replies.forEach(([activityId, userId, text], i) => {
    store.replies.put({
      id: store.replies.nextId() + 3,
      activityId,
      userId,
      text,
      createdAt: now - 120 + i * 10,
      likes: i < 3 ? fans.slice(0, 6) : [],
    });
  });
  return {activityText, activityList, activityMessage, activityPrivateMessage};
}
