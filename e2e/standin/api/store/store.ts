import {Journal, Table} from './table';
import type {Character, Credit, Entry, FavouriteKind, Member, Part, Person, Relation, Studio, Tag, Work} from './rows';
import type {
  Activity,
  Comment,
  Notification,
  Recommendation,
  Reply,
  Review,
  Submission,
  TagVote,
  Thread,
  Ties,
} from './socialRows';

const kinds: readonly FavouriteKind[] = ['anime', 'manga', 'characters', 'staff', 'studios'];
const favouriteKey = (kind: FavouriteKind, id: number): number => kinds.indexOf(kind) * 100_000_000 + id;
const pair = (user: number, media: number): number => user * 10_000_000 + media;

function group<T>(rows: readonly T[], keyOf: (row: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known) known.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** What does not change while the server runs: works, people and how they belong together. */
export interface Catalogue {
  readonly works: readonly Work[];
  readonly relations: ReadonlyMap<number, readonly Relation[]>;
  readonly characters: readonly Character[];
  readonly parts: readonly Part[];
  readonly people: readonly Person[];
  readonly credits: readonly Credit[];
  readonly studios: readonly Studio[];
  readonly tags: readonly Tag[];
}

/** The whole site in memory: a fixed catalogue and tables of what members write. */
export class Store {
  readonly journal = new Journal();
  readonly works: ReadonlyMap<number, Work>;
  readonly characters: ReadonlyMap<number, Character>;
  readonly people: ReadonlyMap<number, Person>;
  readonly studios: ReadonlyMap<number, Studio>;
  readonly tags: ReadonlyMap<number, Tag>;
  readonly castOf: ReadonlyMap<number, readonly Part[]>;
  readonly worksOfCharacter: ReadonlyMap<number, readonly Part[]>;
  readonly staffOf: ReadonlyMap<number, readonly Credit[]>;
  readonly creditsOf: ReadonlyMap<number, readonly Credit[]>;
  readonly worksOfStudio: ReadonlyMap<number, readonly Work[]>;

  readonly members = new Table<Member>(this.journal);
  readonly ties = new Table<Ties>(this.journal);
  readonly entries = new Table<Entry>(this.journal);
  readonly activities = new Table<Activity>(this.journal);
  readonly replies = new Table<Reply>(this.journal);
  readonly threads = new Table<Thread>(this.journal);
  readonly comments = new Table<Comment>(this.journal);
  readonly reviews = new Table<Review>(this.journal);
  readonly recommendations = new Table<Recommendation>(this.journal);
  readonly notifications = new Table<Notification>(this.journal);
  readonly submissions = new Table<Submission>(this.journal);
  readonly tagVotes = new Table<TagVote>(this.journal);
  /** How much a favourite count differs from the seed's; see favouriteKey. */
  readonly favouriteChanges = new Table<{readonly id: number; readonly change: number}>(this.journal);

  readonly entriesOfUser = this.entries.index(entry => entry.userId);
  readonly entriesOfWork = this.entries.index(entry => entry.mediaId);
  readonly activitiesOfUser = this.activities.index(activity => activity.userId);
  readonly activitiesToUser = this.activities.index(activity => activity.recipientId ?? undefined);
  readonly activitiesOfWork = this.activities.index(activity => activity.mediaId ?? undefined);
  readonly repliesOf = this.replies.index(reply => reply.activityId);
  readonly commentsOf = this.comments.index(comment => comment.threadId);
  readonly reviewsOfWork = this.reviews.index(review => review.mediaId);
  readonly tagVotesOf = this.tagVotes.index(vote => vote.mediaId);
  readonly recommendationsOf = this.recommendations.index(row => row.mediaId);
  readonly notificationsOf = this.notifications.index(row => row.ownerId);
  private readonly entryByPair = this.entries.uniqueIndex(entry => pair(entry.userId, entry.mediaId));

  constructor(readonly catalogue: Catalogue) {
    this.works = new Map(catalogue.works.map(row => [row.id, row]));
    this.characters = new Map(catalogue.characters.map(row => [row.id, row]));
    this.people = new Map(catalogue.people.map(row => [row.id, row]));
    this.studios = new Map(catalogue.studios.map(row => [row.id, row]));
    this.tags = new Map(catalogue.tags.map(row => [row.id, row]));
    this.castOf = group(catalogue.parts, part => part.workId);
    this.worksOfCharacter = group(catalogue.parts, part => part.characterId);
    this.staffOf = group(catalogue.credits, credit => credit.workId);
    this.creditsOf = group(catalogue.credits, credit => credit.personId);
    const made = catalogue.works.flatMap(work => work.studioIds.map(studio => ({work, studio})));
    this.worksOfStudio = new Map(
      [...group(made, row => row.studio)].map(([id, rows]) => [id, rows.map(row => row.work)]),
    );
  }

  /** A member's entry of a work. */
  entry(userId: number, mediaId: number): Entry | undefined {
    return this.entryByPair(pair(userId, mediaId));
  }

  memberByName(name: string): Member | undefined {
    const wanted = name.toLowerCase();
    return this.members.all().find(member => member.name.toLowerCase() === wanted);
  }

  tiesOf(id: number): Ties {
    const none = {following: [], blocks: [], anime: [], manga: [], characters: [], staff: [], studios: []};
    return this.ties.get(id) ?? {id, ...none};
  }

  /** A favourite count with what members changed since the seed. */
  favourites(kind: FavouriteKind, row: {readonly id: number; readonly favourites: number}): number {
    return row.favourites + (this.favouriteChanges.get(favouriteKey(kind, row.id))?.change ?? 0);
  }

  changeFavourites(kind: FavouriteKind, id: number, by: number): void {
    const key = favouriteKey(kind, id);
    this.favouriteChanges.put({id: key, change: (this.favouriteChanges.get(key)?.change ?? 0) + by});
  }

  /** Takes back everything that was written since the seed was laid. */
  reset(): void {
    this.journal.rollBack();
  }
}
