import * as v from 'valibot';

import {FavouriteMediaDocument, ToggleFavouriteDocument} from '../documents/toggles.generated';
import {ToggleLikeDocument, type LikeableType} from '../documents/likes.generated';
import {UnexpectedResult, required, type WriteApi, type WriteKind} from '../kind';
import {isLiked} from './liked';
import {likeText, text as messageText, unlikeText} from '../messages';

interface ToggleState {
  /** The wanted state. */
  readonly on: boolean;
}

type Toggle<I extends ToggleState> = Omit<WriteKind<I, boolean>, 'merge' | 'check' | 'send' | 'resultShape'> & {
  read: (call: WriteApi, payload: I) => Promise<boolean>;
  /** Flips the state. Resolves to the new state if the API returns it. */
  flip: (call: WriteApi, payload: I) => Promise<boolean | undefined>;
};

/** The API can only flip the state, so it is read first and flipped only if it differs (rule api-12). */
function toggle<I extends ToggleState>({read, flip, ...rest}: Toggle<I>): WriteKind<I, boolean> {
  return {
    ...rest,
    resultShape: 'b',
    merge: (_earlier, later) => later,
    check: async (call, {payload}) =>
      (await read(call, payload)) === payload.on ? {action: 'done', result: payload.on} : {action: 'send'},
    async send(call, payload) {
      const now = (await flip(call, payload)) ?? payload.on;
      // Another client flipped it between the read and the mutation.
      if (now !== payload.on) throw new UnexpectedResult('it was flipped twice');
      return now;
    },
  };
}

/** Everything that can be liked, in the API's terms. */
export const likeables = ['ACTIVITY', 'ACTIVITY_REPLY', 'THREAD'] as const satisfies readonly LikeableType[];
const likeable = v.object({id: v.number(), type: v.picklist(likeables), on: v.boolean()});

/** Likes or unlikes something. */
export const toggleLike = toggle<v.InferOutput<typeof likeable>>({
  schema: likeable,
  target: ({type, id}) => `like:${type}:${id}`,
  describe: ({type, on}) => (on ? likeText : unlikeText)[type],
  read: isLiked,
  flip: async (call, {id, type}) => {
    const answer = required((await call.mutate(ToggleLikeDocument, {id, type})).ToggleLikeV2);
    return answer.isLiked ?? undefined;
  },
  onApplied: (bus, {type, id}, on) => bus.emit('likeChanged', {type, id, on}),
});

/** Target key of all writes to whether a media item is a favorite. */
export const favouriteTarget = (type: 'anime' | 'manga', mediaId: number) => `favourite:${type}:${mediaId}`;

/** A media item that is to be a favorite, or not. */
export const favourite = v.object({type: v.picklist(['anime', 'manga']), id: v.number(), on: v.boolean()});

/** Adds a media item to or removes it from the user's favourites. */
export const toggleFavourite = toggle<v.InferOutput<typeof favourite>>({
  schema: favourite,
  target: ({type, id}) => favouriteTarget(type, id),
  describe: ({on}, {label}) => (on ? messageText.addFavourite : messageText.removeFavourite)(label ?? messageText.page),
  read: async (call, {id}) => required((await call.query(FavouriteMediaDocument, {id})).Media).isFavourite,
  flip: async (call, {type, id}) => {
    required((await call.mutate(ToggleFavouriteDocument, {[type]: id})).ToggleFavourite);
    return undefined;
  },
});
