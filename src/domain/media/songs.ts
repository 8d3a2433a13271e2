import * as v from 'valibot';

/** An opening or ending. */
export interface Song {
  /** Its number among the openings or endings, from 1. */
  readonly number: number;
  /** Unknown for some. */
  readonly title?: string | undefined;
  readonly artists: readonly string[];
  /** The episodes with it, in the database's notation: "1-12, 14". */
  readonly episodes?: string | undefined;
  /** Address of a video. */
  readonly video?: string | undefined;
}

/** The songs of an anime. */
export interface Songs {
  readonly openings: readonly Song[];
  readonly endings: readonly Song[];
}

const api = 'https://api.animethemes.moe/anime';
const videoHost = /^https:\/\/(?:[\w-]+\.)?animethemes\.moe\//;

/** Address of the songs of an anime on AnimeThemes, by its AniList id. */
export const songsAddress = (mediaId: number) =>
  `${api}?${new URLSearchParams({
    'filter[has]': 'resources',
    'filter[site]': 'AniList',
    'filter[external_id]': String(mediaId),
    include: 'animethemes.animethemeentries.videos,animethemes.song.artists',
  }).toString()}`;

const artist = v.object({name: v.string()});
const entry = v.object({
  episodes: v.nullish(v.string()),
  videos: v.optional(v.array(v.object({link: v.string()})), []),
});
const theme = v.object({
  type: v.string(),
  sequence: v.nullish(v.number()),
  song: v.nullish(v.object({title: v.nullish(v.string()), artists: v.nullish(v.array(artist), [])})),
  animethemeentries: v.optional(v.array(entry), []),
});
const answer = v.object({anime: v.array(v.object({animethemes: v.optional(v.array(theme), [])}))});

type Theme = v.InferOutput<typeof theme>;

const song = v.object({
  number: v.number(),
  title: v.optional(v.string()),
  artists: v.array(v.string()),
  episodes: v.optional(v.string()),
  video: v.optional(v.string()),
});

/** The shape of stored songs. */
export const songsShape: v.GenericSchema<unknown, Songs> = v.object({openings: v.array(song), endings: v.array(song)});

function songOf({sequence, song: named, animethemeentries: entries}: Theme): Song {
  const links = entries.flatMap(({videos}) => videos.map(({link}) => link));
  return {
    number: sequence ?? 1,
    title: named?.title ?? undefined,
    artists: (named?.artists ?? []).map(({name}) => name),
    episodes: entries.map(({episodes}) => episodes).find(Boolean) ?? undefined,
    video: links.find(link => videoHost.test(link)),
  };
}

/** Parses an answer of the song database, sorted by number; `undefined` for anything else. */
export function readSongs(text: string): Songs | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(answer, json);
  if (!parsed.success) return undefined;
  const themes = parsed.output.anime.flatMap(({animethemes}) => animethemes);
  const ofType = (type: string) =>
    themes
      .filter(each => each.type === type)
      .map(songOf)
      .toSorted((a, b) => a.number - b.number);
  return {openings: ofType('OP'), endings: ofType('ED')};
}
