type Table = Readonly<Record<'ANIME' | 'MANGA', Readonly<Record<string, number>>>>;

/** Titles of the other site for which a search on AniList finds something else first, with the right media. */
const renamed: Table = {
  ANIME: {
    'case closed': 235,
    'castle in the sky': 513,
    'fist of the north star': 967,
    "howl's moving castle": 431,
    "kiki's delivery service": 512,
    'my neighbor totoro': 523,
    'nausicaa of the valley of the wind': 572,
    pokemon: 527,
    'sailor moon': 530,
    'spirited away': 199,
    'the girl who leapt through time': 2236,
    'yu-gi-oh! duel monsters': 481,
  },
  MANGA: {'case closed': 31_061, 'sailor moon': 30_092},
};

interface Anthology {
  readonly mediaId: number;
  readonly whole: string;
  /** Titles of its parts on the other site, without the title of the whole. */
  readonly parts: readonly string[];
}

/** Media whose parts the other site lists separately. */
const anthologies: readonly Anthology[] = [
  {mediaId: 1462, whole: 'Memories', parts: ['magnetic rose', 'stink bomb', 'cannon fodder']},
  {
    mediaId: 1303,
    whole: 'The Animatrix',
    parts: [
      ...['final flight of the osiris', 'the second renaissance part i', 'the second renaissance part ii'],
      ...["kid's story", 'program', 'world record', 'beyond', 'a detective story', 'matriculated'],
    ],
  },
];

const keyOf = (title: string) => title.trim().toLowerCase().replace('’', "'");

const anthologyByPart = new Map<string, Anthology>(
  anthologies.flatMap(anthology =>
    anthology.parts.map(part => [`${keyOf(anthology.whole)}: ${part}`, anthology] as const),
  ),
);

/** The media item of a title of the other site, if it is known. */
export const fixedMedia = (title: string, type: 'ANIME' | 'MANGA'): number | undefined => {
  const table = renamed[type];
  return Object.hasOwn(table, keyOf(title)) ? table[keyOf(title)] : undefined;
};

/** The anthology that contains an anime of the other site. */
export const anthologyOf = (title: string): Anthology | undefined => anthologyByPart.get(keyOf(title));
