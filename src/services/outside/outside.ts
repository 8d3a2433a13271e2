import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import {OutsideError, type FetchOutside, type FetchPicture} from '#platform/crossOrigin';
import {ApiError} from '../api/apiError';
import {minutes, seconds, type Lifetime} from '../api/cache/lifetime';
import type {PersistedCache} from '../api/cache/persistedCache';
import {Failures, SharedTasks} from '../sharedTask';
import {text} from './messages';

/** Another site, and how its answers are read. */
export interface OutsideSource<T> {
  /** The site's name as users know it. */
  readonly site: string;
  /** Lifetime of an answer. */
  readonly lifetime: Lifetime;
  /** Shape of stored answers; another version of the script may have written something else. */
  readonly shape: v.GenericSchema<unknown, T>;
  /** Parses an answer of the site; `undefined` for anything else, for example a captcha page. */
  readonly read: (answer: string) => T | undefined;
}

/** Answers of other sites. Each site is optional: a failure affects only the place that shows its data. */
export interface Outside {
  /**
   * Reads an https address, from the cache while the answer is fresh. Callers of the same address share one request.
   * @throws ApiError: `refused` if the script manager grants no requests, otherwise `unavailable`
   */
  read<T>(source: OutsideSource<T>, address: string, options: ReadOptions): Promise<T>;
  /**
   * Reads a picture from one of the allowed hosts, for drawing on a canvas. It is not cached.
   * @throws ApiError: `refused` if the script manager grants no requests, otherwise `unavailable`
   */
  picture(site: string, address: string, options: {readonly signal: AbortSignal}): Promise<Blob>;
}

interface ReadOptions {
  readonly signal: AbortSignal;
  /** Repeats a request that failed recently. */
  readonly refetch?: boolean;
}

interface Deps {
  fetchOutside: FetchOutside;
  fetchPicture: FetchPicture;
  persistedCache: PersistedCache;
  now: () => number;
}

interface Known {
  readonly value: unknown;
  readonly at: number;
}

/** Longest wait for an answer (rule api-15). */
const timeout = seconds(15);
/** Largest answer in characters (rule api-15). */
const limit = 3_000_000;
/** Largest picture in bytes (rule api-15). */
const pictureLimit = 3_000_000;
/** A failed request is not repeated for this long, unless the user asks for it (rule api-15). */
const rest = minutes(1);
/** Maximum number of answers kept in memory. */
const kept = 50;

function failureOf(cause: unknown, site: string): ApiError {
  const failure = cause instanceof OutsideError ? cause.failure : 'network';
  return new ApiError(failure === 'notGranted' ? 'refused' : 'unavailable', text[failure](site));
}

/** Requests an address of a site. @throws ApiError */
async function ask<T>(
  fetchOutside: Deps['fetchOutside'],
  {site, read}: OutsideSource<T>,
  address: string,
  signal: AbortSignal,
): Promise<T> {
  const answer = await fetchOutside({address, signal, timeout, limit}).catch((cause: unknown) => {
    throw signal.aborted ? cause : failureOf(cause, site);
  });
  if (answer.status === 404) throw new ApiError('unavailable', text.missing(site));
  if (answer.status !== 200) throw new ApiError('unavailable', text.down(site));
  const value = read(answer.text);
  if (value === undefined) throw new ApiError('unavailable', text.unusable(site));
  return value;
}

/** Creates the access to other sites. */
export function createOutside({fetchOutside, fetchPicture, persistedCache, now}: Deps): Outside {
  const shared = new SharedTasks();
  const known = new Map<string, Known>();
  const failures = new Failures();

  const remember = (address: string, answer: Known) => {
    known.delete(address);
    known.set(address, answer);
    for (const oldest of known.keys()) if (known.size > kept) known.delete(oldest);
  };

  async function load<T>(source: OutsideSource<T>, address: string, signal: AbortSignal) {
    const key = `outside ${address}`;
    const stored = await persistedCache.get(key);
    const parsed = v.safeParse(source.shape, stored?.data);
    if (stored && parsed.success && isRecent(stored.at, now(), source.lifetime)) {
      remember(address, {value: parsed.output, at: stored.at});
      return parsed.output;
    }
    const value = await ask(fetchOutside, source, address, signal);
    remember(address, {value, at: now()});
    persistedCache.keep(key, value, source.lifetime);
    return value;
  }

  return {
    async picture(site, address, {signal}) {
      const answer = await fetchPicture({address, signal, timeout, limit: pictureLimit}).catch((cause: unknown) => {
        throw signal.aborted ? cause : failureOf(cause, site);
      });
      if (answer.status !== 200) throw new ApiError('unavailable', text.down(site));
      return answer.picture;
    },
    read<T>(source: OutsideSource<T>, address: string, {signal, refetch = false}: ReadOptions): Promise<T> {
      const answer = known.get(address);
      if (answer && isRecent(answer.at, now(), source.lifetime)) return Promise.resolve(answer.value as T);
      const failure = failures.recent(address, now());
      if (failure && !refetch) return Promise.reject(failure.error as Error);
      return shared.join(address, signal, async own => {
        try {
          const value = await load(source, address, own);
          failures.forget(address);
          return value;
        } catch (error) {
          if (!own.aborted) failures.note(address, error, now(), rest);
          throw error;
        }
      });
    },
  };
}
