import type {Api} from '#services/api/api';
import {hours} from '#services/api/cache/lifetime';
import {MediaRelationsDocument} from './mediaRelations.generated';

/** Relations hardly ever change. */
const lifetime = hours(30 * 24);

interface Options {
  signal: AbortSignal;
  /** Repeat a query that failed recently, because the user asked for it. */
  retry?: boolean;
}

/**
 * The type of a media item and its relations. The merging link sends the queries for all media of one pass together, at
 * most as many as the API's complexity limit allows (about 40).
 * @throws the request's error.
 */
export async function readRelations({read}: Pick<Api, 'read'>, mediaId: number, options: Options) {
  const {Media: media} = await read(MediaRelationsDocument, {id: mediaId}, {lifetime, ...options});
  return media;
}
