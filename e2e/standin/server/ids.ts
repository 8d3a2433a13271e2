import type {Api} from '../api/api';
import {busyStudio} from '../api/resolve/studioWorks';
import {busyVoice} from '../api/resolve/voices';
import {cast} from '../api/seed/members';

/** The ids that tests and checks use, named after what they have. */
export function namedIds(api: Api): Record<string, string | number> {
  const {store, landmarks, thread} = api.site;
  const works = store.catalogue.works;
  const name = (id: number): string => store.users.get(id)?.name ?? '';
  const find = (test: (work: (typeof works)[number]) => boolean): number =>
    works.find(work => !work.thin && !work.isAdult && test(work))?.id ?? 0;
  const reviews = store.reviews.all();
  return {
    user: name(cast.member),
    userId: cast.member,
    other: name(cast.other),
    otherId: cast.other,
    anime: 1,
    manga: 30_001,
    slug: 'Cowboy-Bebop',
    // Review cards have banners too, so this media must have no reviews either.
    animeNoBanner: find(
      work =>
        work.type === 'ANIME' &&
        !work.hasBanner &&
        work.status === 'FINISHED' &&
        store.reviewsOfWork(work.id).length === 0,
    ),
    animeAdult: 320,
    animeAiring: find(work => work.nextAiringAt !== null && store.entry(cast.member, work.id) !== undefined),
    animeUpcoming: find(work => work.type === 'ANIME' && work.status === 'NOT_YET_RELEASED'),
    animeNoEnglish: find(work => work.english === null),
    animeNoDates: find(work => work.type === 'ANIME' && work.startDate.year === null),
    animeNotListed: find(
      work => work.type === 'ANIME' && store.entry(cast.member, work.id) === undefined && work.popularity > 1000,
    ),
    animeHostileTitle: find(work => work.romaji?.startsWith('<script>') === true),
    animeNativeTitleOnly: find(work => work.romaji === null && work.native !== null),
    animeNoTitle: find(work => work.romaji === null && work.native === null),
    animeRightToLeft: find(work => work.english === 'Right to Left'),
    animeEmpty: find(work => work.genres.length === 0),
    mangaReleasing: 30_013,
    character: 1,
    staff: 95_011,
    busyVoice: busyVoice.id,
    busyStudio: busyStudio.id,
    studio: 4,
    activityText: landmarks.activityText,
    activityList: landmarks.activityList,
    activityMessage: landmarks.activityMessage,
    activityPrivate: landmarks.activityPrivateMessage,
    thread,
    comment: store.commentsOf(thread).sort((a, b) => a.id - b.id)[0]?.id ?? 0,
    review: reviews.at(-1)?.id ?? 0,
    archivist: name(cast.archivist),
    archivistId: cast.archivist,
    privateUser: name(cast.hermit),
    blockingUser: name(cast.gatekeeper),
    blockedUser: name(cast.nuisance),
    painter: name(cast.painter),
    newcomer: name(cast.newcomer),
    moderator: name(cast.moderator),
    users100: 'HundredHanna',
    users10Decimal: 'DecimalDora',
    users10: 'TenTina',
    users5: 'StarStefan',
    users3: 'SmileySue',
    clientId: '21455',
  };
}
