import type {Media} from '../store/rows';
import type {Store} from '../store/store';
import {cast} from './members';

const script = '<script>alert("$")</script>';
const hostile = (where: string): string => script.replace('$', where);

const titles: readonly Partial<Media>[] = [
  {romaji: hostile('title'), english: '<b>Bold</b> & "quoted"'},
  {romaji: null, english: null, native: '題名のない物語'},
  {romaji: 'Title with 🌸 and 👩‍👩‍👧', english: null, native: null},
  {romaji: 'عنوان من اليمين إلى اليسار', english: 'Right to Left', native: 'כותרת'},
  {romaji: `Naga${'i'.repeat(40)} Namae no Monogatari: ${'Totemo '.repeat(18)}`, english: null},
  {
    format: null,
    sourceName: null,
    episodes: null,
    duration: null,
    averageScore: null,
    meanScore: null,
    season: null,
    seasonYear: null,
    startDate: {year: null, month: null, day: null},
    endDate: {year: null, month: null, day: null},
    genres: [],
    tagRanks: [],
    studioIds: [],
  },
  {romaji: null, english: null, native: null},
];

/**
 * Makes some of the generated anime unusual: attack texts, no title, very long titles, no content, or right-to-left
 * text.
 */
export function withOddities(works: readonly Media[]): Media[] {
  let odd = 0;
  return works.map((work, i) => {
    const change =
      work.type === 'ANIME' && !work.thin && i > 400 && i % 150 === 0 ? titles[odd++ % titles.length] : undefined;
    return change ? {...work, ...change, popularity: Math.max(work.popularity, 2500), isAdult: false} : work;
  });
}

/** Adds script tags to texts that users write. Other texts have some by chance. */
export function addHostileTexts(store: Store): void {
  const painter = store.users.get(cast.painter);
  if (painter) {
    const list = {...painter.animeList, customLists: [...painter.animeList.customLists, hostile('list')]};
    store.users.put({...painter, animeList: list, donatorTier: 4, donatorBadge: '<i>Paint</i>'});
    for (const entry of store.entriesOfUser(painter.id).slice(0, 4))
      store.entries.put({...entry, lists: [hostile('list')], notes: hostile('notes')});
  }
  const thread = store.threads.all().at(-20);
  if (thread)
    store.threads.put({...thread, title: `${hostile('thread')} and a title`, body: `${hostile('body')}A body.`});
  const review = store.reviews.all().at(-6);
  if (review)
    store.reviews.put({
      ...review,
      summary: `${hostile('summary')} A summary with tags in it.`,
      body: `${hostile('review')}${review.body}`,
    });
  const change = store.notificationsOf(cast.member).find(row => row.type === 'MEDIA_DATA_CHANGE');
  if (change) store.notifications.put({...change, text: `${hostile('reason')}${change.text ?? ''}`});
}
