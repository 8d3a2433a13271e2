import type {ListOptions, User, ScoreFormat} from '../store/rows';
import type {UserConnections} from '../store/socialRows';
import {hash} from '../random';
import type {Random} from '../random';
import {userNameFirst, userNameSecond} from './words';

/** The users that tests and ids.json name. */
export const cast = {
  member: 5276,
  other: 8112,
  archivist: 9001,
  hermit: 7007,
  gatekeeper: 7013,
  nuisance: 7021,
  painter: 7031,
  moderator: 3001,
  newcomer: 7_400_001,
} as const;

const names: Readonly<Record<number, string>> = {
  [cast.member]: 'Mirabel',
  [cast.other]: 'Tobias',
  [cast.archivist]: 'Archivist',
  [cast.hermit]: 'Hermit',
  [cast.gatekeeper]: 'Gatekeeper',
  [cast.nuisance]: 'Nuisance',
  [cast.painter]: 'Painter',
  [cast.moderator]: 'Modesta',
  [cast.newcomer]: 'Newcomer',
  6101: 'HundredHanna',
  6102: 'DecimalDora',
  6103: 'TenTina',
  6104: 'StarStefan',
  6105: 'SmileySue',
};

const total = 400;
const formats: readonly ScoreFormat[] = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'];
const colours = ['blue', 'purple', 'pink', 'orange', 'red', 'green', 'gray'] as const;
const advanced = ['Story', 'Characters', 'Visuals', 'Audio', 'Enjoyment'] as const;

const abouts: readonly (string | null)[] = [
  null,
  'Just here for the covers.',
  '~~~img220(/img/posts/cat.png)~~~\n\n# About me\n\nI watch too much and read too little.',
  'Ask me about **trains**. ~!I drive one.!~',
  'مرحبا بكم في صفحتي &#127769;',
  '<script>alert("about")</script><b>Hello</b> <i onclick="alert(1)">there</i>',
  'https://anilist.co/anime/1/Cowboy-Bebop/',
];

const painted = `[](json${Buffer.from(JSON.stringify({background: 'linear-gradient(#123, #456)', customCSS: '.user .banner{opacity:.5}'})).toString('base64')})`;

const plain: ListOptions = {
  sectionOrder: [],
  splitCompletedSectionByFormat: false,
  customLists: [],
  advancedScoring: [...advanced],
  advancedScoringEnabled: false,
};

function options(id: number, kind: 'anime' | 'manga'): ListOptions {
  if (id === cast.member)
    return kind === 'anime'
      ? {...plain, customLists: ['Comfort', 'Watched with Tobias', 'Hidden gems'], advancedScoringEnabled: true}
      : {...plain, customLists: ['On my shelf']};
  const draw = hash(id, kind.length + kind.charCodeAt(0));
  if (draw % 5 === 0)
    return {...plain, customLists: ['Favourites', 'Group watch ♥'], splitCompletedSectionByFormat: draw % 2 === 0};
  return draw % 7 === 0 ? {...plain, advancedScoringEnabled: true} : plain;
}

function formatOf(id: number, random: Random): ScoreFormat {
  if (id === cast.member) return 'POINT_10_DECIMAL';
  if (id === cast.other || id === cast.archivist) return 'POINT_100';
  if (id >= 6101 && id <= 6105) return formats[id - 6101] ?? 'POINT_100';
  return random.pick(formats);
}

function aboutOf(id: number, random: Random): string | null {
  if (id === cast.other) return abouts[2] ?? null;
  if (id === cast.painter) return `${painted}\n\nI paint.`;
  return random.pick(abouts);
}

function member(id: number, name: string, now: number, random: Random): User {
  const known = id in names;
  return {
    id,
    name,
    about: aboutOf(id, random),
    hasAvatar: id === cast.member || id === cast.other || random.chance(0.85),
    hasBanner: id === cast.member || id === cast.other || random.chance(0.5),
    createdAt: id < 400_000 ? null : now - random.int(0, 5 * 365) * 86_400,
    updatedAt: now - random.int(0, 90) * 86_400,
    donatorTier: known ? 0 : random.pick([0, 0, 0, 0, 0, 0, 1, 2, 3, 4]),
    donatorBadge: random.chance(0.2) ? 'Tea enjoyer ☕' : 'Donator',
    moderatorRoles:
      id === cast.moderator ? ['COMMUNITY'] : random.chance(0.02) && !known ? ['ANIME_DATA', 'CHARACTER_DATA'] : null,
    previousNames: random.chance(0.05) ? [`Old${name}`] : [],
    isPrivate: id === cast.hermit,
    titleLanguage:
      id === cast.member ? 'ROMAJI' : random.pick(['ROMAJI', 'ROMAJI', 'ENGLISH', 'NATIVE', 'ENGLISH_STYLISED']),
    staffNameLanguage: 'ROMAJI_WESTERN',
    displayAdultContent: id === cast.member ? false : random.chance(0.3),
    airingNotifications: true,
    profileColor:
      id === cast.member
        ? 'blue'
        : id === cast.other
          ? 'green'
          : random.chance(0.05)
            ? '#a0522d'
            : random.pick(colours),
    timezone: '01:00',
    activityMergeTime: random.pick([0, 30, 60, 720, 720, 20_161]),
    restrictMessagesToFollowing: id === cast.painter,
    disabledListActivity: random.chance(0.1) ? ['PLANNING'] : [],
    disabledNotifications: [],
    scoreFormat: formatOf(id, random),
    rowOrder: random.pick(['score', 'title', 'updatedAt', 'id']),
    animeList: options(id, 'anime'),
    mangaList: options(id, 'manga'),
    unread: id === cast.member ? 7 : 0,
  };
}

/** Generates all users, including the named ones. */
export function makeMembers(random: Random, now: number): User[] {
  const members = Object.entries(names).map(([id, name]) => member(Number(id), name, now, random));
  for (let i = 0; members.length < total; i++) {
    const first = userNameFirst[i % userNameFirst.length] ?? '';
    const second = userNameSecond[Math.floor(i / userNameFirst.length) % userNameSecond.length] ?? '';
    const id = i % 3 === 0 ? 10_000 + i * 777 : 500_000 + i * 16_661;
    members.push(member(id, `${first}${second}${hash(i) % 4 === 0 ? String(i) : ''}`, now, random));
  }
  return members;
}

/** Generates who follows and blocks whom. Favourites are derived later from the lists. */
export function makeTies(random: Random, members: readonly User[]): UserConnections[] {
  const ids = members.map(row => row.id).filter(id => id !== cast.hermit);
  const none = {anime: [], manga: [], characters: [], staff: [], studios: []};
  return members.map(({id}) => {
    const count = id === cast.member ? 60 : id === cast.newcomer ? 0 : random.int(3, 40);
    const following = new Set(random.sample(ids, count));
    if (id === cast.member)
      for (const known of [cast.other, cast.archivist, 6101, 6102, 6103, 6104, 6105]) following.add(known);
    if (id === cast.other || id % 9 === 0) following.add(cast.member);
    following.delete(id);
    const blocks = id === cast.gatekeeper ? [cast.member] : id === cast.member ? [cast.nuisance] : [];
    for (const blocked of [...blocks, ...(id === cast.member ? [cast.gatekeeper] : [])]) following.delete(blocked);
    return {id, following: [...following], blocks, ...none};
  });
}
