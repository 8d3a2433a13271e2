import type {cases as allCases} from './cases';

/** For each rule about texts and numbers, media that break it and media that nearly do. */
export const textCases: typeof allCases = {
  redundantSynonym: {
    hits: [{synonyms: ['風の旅']}, {synonyms: ['Other', 'Kaze no Tabi']}, {synonyms: ['Journey of the Wind']}],
    misses: [{synonyms: []}, {synonyms: ['kaze no tabi']}, {synonyms: ['Kaze no Tabi 2']}],
  },
  extraLarge: {
    hits: [
      {cover: {large: 'a', extraLarge: 'a'}},
      {manga: {cover: {large: 'a', extraLarge: 'a'}}},
      {cover: {large: '', extraLarge: ''}},
    ],
    misses: [
      {cover: {large: 'a', extraLarge: 'b'}},
      {cover: {large: null, extraLarge: null}},
      {cover: {large: 'a', extraLarge: null}},
    ],
  },
  tempTitle: {
    hits: [
      {english: 'Sea (Provisional Title)'},
      {romaji: '(Title to be Announced)'},
      {native: '海（仮）'},
      {native: '海(仮題)'},
    ],
    misses: [{english: 'Provisional Title'}, {native: '仮面'}, {romaji: 'Title (Announced)'}],
  },
  badRomaji: {
    hits: [
      {romaji: 'Tōkyō'},
      {romaji: 'Toukyou Monogatari'},
      {romaji: 'Oosaka no Hito'},
      {romaji: 'Matchi', native: 'マッチ'},
      {romaji: 'Hoshi', native: '星☆'},
      {romaji: 'Uta', native: '歌♪'},
      {romaji: 'Uta', native: '歌♫'},
      {romaji: 'Kaze～Tabi'},
    ],
    misses: [
      {romaji: 'Tokyo'},
      {romaji: 'Macchi', native: 'マッチ'},
      {romaji: 'Matchi', native: '待ち'},
      {romaji: 'Hoshi☆', native: '星☆'},
      {romaji: null},
      {romaji: 'Kaze~Tabi', native: null},
    ],
  },
  weirdSpace: {
    hits: [{romaji: 'Kaze  no'}, {english: ' Wind'}, {native: '風 '}, {romaji: 'Kaze\u00A0no'}],
    misses: [{romaji: 'Kaze no Tabi'}, {english: null}, {native: '風\u3000旅'}],
  },
  tvShort: {
    hits: [{duration: 14}, {format: 'TV_SHORT', duration: 15}, {format: 'TV_SHORT', duration: 24}],
    misses: [{duration: 15}, {format: 'TV_SHORT', duration: 14}, {duration: null}, {format: 'OVA', duration: 3}],
  },
  duplicatedStudio: {
    hits: [{studioIds: [1, 1]}, {studioIds: [1, 2, 1]}, {studioIds: [3, 3, 3]}],
    misses: [{studioIds: [1, 2]}, {studioIds: [1]}, {studioIds: []}],
  },
  releasingZero: {
    hits: [
      {manga: {status: 'RELEASING'}},
      {manga: {status: 'RELEASING', chapters: null, volumes: 1}},
      {manga: {status: 'RELEASING', chapters: 1, volumes: 0}},
    ],
    misses: [
      {manga: {status: 'RELEASING', chapters: 0, volumes: 0}},
      {manga: {status: 'RELEASING', chapters: null, volumes: null}},
      {status: 'RELEASING', chapters: 3},
    ],
  },
  badEncoding: {
    hits: [
      {description: 'a\uFFFDb'},
      {description: 'cafÃ© au lait'},
      {description: 'Tom &amp; Ann'},
      {description: 'it&#039;s'},
      {description: 'it&#x27;s'},
      {description: 'and then&hellip;'},
    ],
    misses: [
      {description: 'Tom & Ann'},
      {description: 'Q&A; more'},
      {description: 'café'},
      {description: 'Ã is a letter'},
    ],
  },
  badSpelling: {
    hits: [
      {description: 'one of the animes of that year'},
      {description: 'Mangas by her'},
      {description: 'two mangas and'},
    ],
    misses: [{description: 'animesque'}, {description: 'many anime and manga'}, {description: 'mangas.'}],
  },
  noDescription: {
    hits: [{description: null}, {description: ''}, {description: 'x'.repeat(14)}],
    misses: [{description: 'x'.repeat(15)}, {description: 'x'.repeat(4001)}, {manga: {}}],
  },
  longDescription: {
    hits: [{description: 'x'.repeat(4001)}, {description: 'x'.repeat(9000)}, {manga: {description: 'x'.repeat(4001)}}],
    misses: [{description: 'x'.repeat(4000)}, {description: null}, {description: ''}],
  },
  outdatedDescription: {
    hits: [
      {description: 'It will air in spring.'},
      {description: 'A sequel was Announced.'},
      {description: 'Episodes: tba'},
    ],
    misses: [
      {status: 'RELEASING', description: 'It will air in spring.'},
      {description: 'It aired in spring, in clear air.'},
      {description: 'tbaxter'},
    ],
  },
  hashtag: {
    hits: [{hashtag: '#wind'}, {hashtag: 'wind'}, {manga: {hashtag: '#wind'}}],
    misses: [{hashtag: null}, {hashtag: ''}, {manga: {hashtag: null}}],
  },
};
