import {expect, test} from '@playwright/test';
import {StandInClient} from './client';
import {worksOfStudio} from './resolve/studioWorks';
import {rolesOfVoiceActor} from './resolve/voices';
import type {ListEntry, User, Media} from './store/rows';
import type {Activity} from './store/socialRows';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.afterAll(() => client.close());

type Test = (value: never) => boolean;

/** The check for each id of ids.json: whether it has the property that its name says. */
function promises(): Record<string, Test> {
  const {store} = client.standIn.api.site;
  const member = store.userByName('Mirabel');
  const own = (id: number): ListEntry | undefined => store.entry(member?.id ?? 0, id);
  const work =
    (test: (work: Media) => boolean) =>
    (id: number): boolean => {
      const row = store.media.get(id);
      return row !== undefined && test(row);
    };
  const anime = (test: (work: Media) => boolean): Test => work(row => row.type === 'ANIME' && test(row));
  const somebody =
    (test: (row: User) => boolean = () => true) =>
    (name: string): boolean => {
      const row = store.userByName(name);
      return row?.name === name && test(row);
    };
  const idOf =
    (name: string) =>
    (id: number): boolean =>
      store.users.get(id)?.name === name;
  const activity =
    (test: (row: Activity) => boolean) =>
    (id: number): boolean => {
      const row = store.activities.get(id);
      return row !== undefined && test(row);
    };
  const viewer = store.connectionsOf(member?.id ?? 0);
  return {
    user: somebody(row => row.id === member?.id),
    userId: idOf('Mirabel'),
    other: somebody(row => viewer.following.includes(row.id)),
    otherId: idOf('Tobias'),
    anime: anime(row => row.hasBanner && !row.isAdult),
    manga: work(row => row.type === 'MANGA' && !row.isAdult),
    slug: (value: string) => value === store.media.get(1)?.romaji?.replaceAll(' ', '-'),
    animeNoBanner: anime(row => !row.hasBanner && store.reviewsOfWork(row.id).length === 0),
    animeAdult: anime(row => row.isAdult),
    animeAiring: work(row => row.nextAiringAt !== null && own(row.id) !== undefined),
    animeUpcoming: anime(row => row.status === 'NOT_YET_RELEASED'),
    animeNoEnglish: work(row => row.english === null && row.romaji !== null),
    animeNoDates: anime(row => row.startDate.year === null),
    animeNotListed: anime(row => own(row.id) === undefined),
    animeHostileTitle: work(row => row.romaji?.startsWith('<script>') === true),
    animeNativeTitleOnly: work(row => row.romaji === null && row.english === null && row.native !== null),
    animeNoTitle: work(row => row.romaji === null && row.english === null && row.native === null),
    animeRightToLeft: work(row => /[\u0590-\u06ff]/.test((row.romaji ?? '') + (row.native ?? ''))),
    animeEmpty: work(row => row.genres.length === 0),
    mangaReleasing: work(row => row.type === 'MANGA' && row.status === 'RELEASING'),
    character: (id: number) => (store.mediaOfCharacter.get(id)?.length ?? 0) > 0,
    staff: (id: number) => store.staff.get(id)?.voices === true && (store.creditsOfStaff.get(id)?.length ?? 0) > 0,
    studio: (id: number) => (store.mediaOfStudio.get(id)?.length ?? 0) > 0,
    activityText: activity(row => row.type === 'TEXT' && row.text !== null),
    activityList: activity(row => row.type === 'ANIME_LIST' && row.status === 'completed'),
    activityMessage: activity(row => row.type === 'MESSAGE' && row.recipientId === member?.id),
    activityPrivate: activity(row => row.type === 'MESSAGE' && row.isPrivate),
    thread: (id: number) => store.commentsOf(id).some(row => row.parentId !== null),
    comment: (id: number) => store.comments.get(id) !== undefined,
    review: (id: number) => store.reviews.get(id)?.private === false,
    archivist: somebody(row => store.entriesOfUser(row.id).length >= 5000),
    archivistId: idOf('Archivist'),
    busyVoice: (id: number) => rolesOfVoiceActor(store, id).length === 900,
    busyStudio: (id: number) => worksOfStudio(store, id).length === 600,
    privateUser: somebody(row => row.isPrivate),
    blockingUser: somebody(row => store.connectionsOf(row.id).blocks.includes(member?.id ?? 0)),
    blockedUser: somebody(row => viewer.blocks.includes(row.id)),
    painter: somebody(row => row.about?.startsWith('[](json') === true),
    newcomer: somebody(row => store.entriesOfUser(row.id).length === 0),
    moderator: somebody(row => row.moderatorRoles !== null),
    users100: somebody(row => row.scoreFormat === 'POINT_100'),
    users10Decimal: somebody(row => row.scoreFormat === 'POINT_10_DECIMAL'),
    users10: somebody(row => row.scoreFormat === 'POINT_10'),
    users5: somebody(row => row.scoreFormat === 'POINT_5'),
    users3: somebody(row => row.scoreFormat === 'POINT_3'),
    clientId: (id: string) => /^\d+$/.test(id),
  };
}

test('every id in ids.json exists and has the property its name promises', {tag: '@plain'}, async () => {
  const ids = (await client.control('ids.json')) as Record<string, never>;
  const known = promises();
  expect(Object.keys(ids).sort()).toEqual(Object.keys(known).sort());
  const broken = Object.entries(ids).filter(([name, value]) => known[name]?.(value) !== true);
  expect(broken).toEqual([]);
});
