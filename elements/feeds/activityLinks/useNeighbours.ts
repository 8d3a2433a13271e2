import {neighbourFilter, type NeighbourFilter} from '#domain/feed/activityNeighbours';
import {hours, minutes} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {LinkedActivityDocument, type LinkedActivityQuery} from './activity.generated';
import {ActivityNeighboursDocument} from './neighbours.generated';

type LinkedActivity = NonNullable<LinkedActivityQuery['Activity']>;

/** Lifetime of the facts about an activity, which never change. */
const activityLifetime = hours(24);
/** The newest activity will eventually get a next one. */
const neighbourLifetime = minutes(10);

/** The feed that contains an activity, and when the activity was created (epoch seconds). */
export interface NeighbourQuery {
  readonly filter: NeighbourFilter;
  readonly createdAt: number;
}

function neighbourQueryOf(activity: LinkedActivity): NeighbourQuery | undefined {
  const {createdAt} = activity;
  if ('messengerId' in activity) {
    const {messengerId, recipientId} = activity;
    const filter = messengerId
      ? neighbourFilter({type: 'MESSAGE', userId: messengerId, recipientId: recipientId ?? undefined})
      : undefined;
    return filter && {filter, createdAt};
  }
  const {userId, type} = activity;
  if (!userId || (type !== 'TEXT' && type !== 'ANIME_LIST' && type !== 'MANGA_LIST')) return undefined;
  const mediaId = 'media' in activity ? activity.media?.id : undefined;
  const filter = neighbourFilter({type, userId, mediaId});
  return filter && {filter, createdAt};
}

/** The data for the links on an activity's page. */
export function useLinkedActivity(id: number) {
  const answer = useCachedQuery(LinkedActivityDocument, {id}, activityLifetime);
  const activity = answer.data?.Activity;
  return {
    answer,
    query: activity ? neighbourQueryOf(activity) : undefined,
    recipient: activity && 'recipient' in activity ? activity.recipient?.name : undefined,
  };
}

/** The activities before and after this one. */
export const useNeighbours = ({filter, createdAt}: NeighbourQuery) =>
  useCachedQuery(ActivityNeighboursDocument, {...filter, createdAt}, neighbourLifetime);
