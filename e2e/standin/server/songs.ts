import type {Api} from '../api/api';
import {hash} from '../api/random';
import type {Exchange} from './exchange';

/** Unusual answers by anime id. */
export const oddSongs = {none: 33, broken: 19, noVideos: 43} as const;

const artists = ['The Seatbelts', 'Kanon Wakeshima', 'LiSA', 'Yoko Kanno', 'Aimer'] as const;

function theme(id: number, type: 'OP' | 'ED', sequence: number): object {
  const h = hash(id, sequence, type.charCodeAt(0));
  const slug = `${type}${String(sequence)}`;
  const video = {
    id: h % 90_000,
    link: `https://v.animethemes.moe/Work${String(id)}-${slug}.webm`,
    resolution: 1080,
    nc: true,
  };
  return {
    id: h % 70_000,
    type,
    sequence: sequence === 1 ? null : sequence,
    slug,
    song: {
      id: h % 60_000,
      title: h % 6 === 0 ? null : `Song ${String(h % 100)}`,
      artists: [{id: h % 900, name: artists[h % artists.length], slug: 'artist'}],
    },
    animethemeentries: [
      {
        id: h % 50_000,
        version: null,
        episodes: sequence === 1 ? '1-12' : '13-24',
        nsfw: false,
        spoiler: false,
        videos: id === oddSongs.noVideos ? [] : [video],
      },
    ],
  };
}

/** The AnimeThemes API: one anime by its AniList id. CORS is open, as on the real one. */
export function answerSongs(exchange: Exchange, api: Api): void {
  const cors = {'Access-Control-Allow-Origin': '*', 'X-RateLimit-Limit': '90', 'X-RateLimit-Remaining': '89'};
  const [fault] = api.faults.consume('songs', ['anime']);
  if (fault) return exchange.json(Number(fault.kind) || 500, {message: 'Server Error'}, cors);
  const id = Number(exchange.parameter('filter[external_id]'));
  const isKnown = exchange.parameter('filter[site]') === 'AniList' && api.site.store.media.get(id)?.type === 'ANIME';
  if (id === oddSongs.broken) return exchange.send(200, 'application/json', '{"anime":[{"animethemes":', cors);
  const work = api.site.store.media.get(id);
  const shown = isKnown && id !== oddSongs.none && work && !work.thin;
  const themes = [theme(id, 'OP', 1), theme(id, 'ED', 1), ...(hash(id) % 2 ? [theme(id, 'OP', 2)] : [])];
  const anime = shown
    ? [{id, name: work.romaji, slug: 'work', year: work.startDate.year, season: work.season, animethemes: themes}]
    : [];
  exchange.json(
    200,
    {
      anime,
      links: {first: exchange.url.href, last: null, prev: null, next: null},
      meta: {current_page: 1, per_page: 15},
    },
    cors,
  );
}
