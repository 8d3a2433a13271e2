import type {ApolloCache} from '@apollo/client';

import type {Bus, BusEvents} from '../../bus';

/** The types of likeable objects, by the API's own names for them. */
const typenames = {
  ACTIVITY: ['ListActivity', 'TextActivity', 'MessageActivity'],
  ACTIVITY_REPLY: ['ActivityReply'],
  THREAD: ['Thread'],
} as const satisfies Readonly<Record<BusEvents['likeChanged']['type'], readonly string[]>>;

/** Updates the user's own likes in cached answers, so that cached objects show the current state. */
export function keepLikes(cache: ApolloCache, bus: Bus, signal: AbortSignal) {
  bus.on(
    'likeChanged',
    ({type, id, on}) => {
      for (const __typename of typenames[type]) {
        const key = cache.identify({__typename, id});
        if (key) cache.modify({id: key, fields: {isLiked: () => on}});
      }
    },
    {signal},
  );
}
