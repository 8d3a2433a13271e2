import {UndoLog, Table} from './table';
import type {
  Character,
  StaffCredit,
  ListEntry,
  FavouriteKind,
  User,
  CharacterRole,
  Staff,
  Relation,
  Studio,
  Tag,
  Media,
} from './rows';
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
  UserConnections,
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

/** What does not change while the server runs: media, staff and how they are connected. */
export interface Catalogue {
  readonly works: readonly Media[];
  readonly relations: ReadonlyMap<number, readonly Relation[]>;
  readonly characters: readonly Character[];
  readonly characterRoles: readonly CharacterRole[];
  readonly staff: readonly Staff[];
  readonly credits: readonly StaffCredit[];
  readonly studios: readonly Studio[];
  readonly tags: readonly Tag[];
}

/** The whole site in memory: the fixed catalogue, and tables of what users write. */
export class Store {
  readonly journal = new UndoLog();
  readonly media: ReadonlyMap<number, Media>;
  private readonly mediaById: Map<number, Media>;
  readonly characters: ReadonlyMap<number, Character>;
  readonly staff: ReadonlyMap<number, Staff>;
  readonly studios: ReadonlyMap<number, Studio>;
  readonly tags: ReadonlyMap<number, Tag>;
  readonly rolesOfMedia: ReadonlyMap<number, readonly CharacterRole[]>;
  readonly mediaOfCharacter: ReadonlyMap<number, readonly CharacterRole[]>;
  readonly creditsOfMedia: ReadonlyMap<number, readonly StaffCredit[]>;
  readonly creditsOfStaff: ReadonlyMap<number, readonly StaffCredit[]>;
  readonly mediaOfStudio: ReadonlyMap<number, readonly Media[]>;

  readonly users = new Table<User>(this.journal);
  readonly connections = new Table<UserConnections>(this.journal);
  readonly entries = new Table<ListEntry>(this.journal);
  readonly activities = new Table<Activity>(this.journal);
  readonly replies = new Table<Reply>(this.journal);
  readonly threads = new Table<Thread>(this.journal);
  readonly comments = new Table<Comment>(this.journal);
  readonly reviews = new Table<Review>(this.journal);
  readonly recommendations = new Table<Recommendation>(this.journal);
  readonly notifications = new Table<Notification>(this.journal);
  readonly submissions = new Table<Submission>(this.journal);
  readonly tagVotes = new Table<TagVote>(this.journal);
  /** How much a favourite count differs from the seed. See favouriteKey. */
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
    this.mediaById = new Map(catalogue.works.map(row => [row.id, row]));
    this.media = this.mediaById;
    this.characters = new Map(catalogue.characters.map(row => [row.id, row]));
    this.staff = new Map(catalogue.staff.map(row => [row.id, row]));
    this.studios = new Map(catalogue.studios.map(row => [row.id, row]));
    this.tags = new Map(catalogue.tags.map(row => [row.id, row]));
    this.rolesOfMedia = group(catalogue.characterRoles, part => part.workId);
    this.mediaOfCharacter = group(catalogue.characterRoles, part => part.characterId);
    this.creditsOfMedia = group(catalogue.credits, credit => credit.workId);
    this.creditsOfStaff = group(catalogue.credits, credit => credit.personId);
    const made = catalogue.works.flatMap(work => work.studioIds.map(studio => ({work, studio})));
    this.mediaOfStudio = new Map(
      [...group(made, row => row.studio)].map(([id, rows]) => [id, rows.map(row => row.work)]),
    );
  }

  /** A user's list entry for a media item. */
  entry(userId: number, mediaId: number): ListEntry | undefined {
    return this.entryByPair(pair(userId, mediaId));
  }

  userByName(name: string): User | undefined {
    const wanted = name.toLowerCase();
    return this.users.all().find(member => member.name.toLowerCase() === wanted);
  }

  connectionsOf(id: number): UserConnections {
    const none = {following: [], blocks: [], anime: [], manga: [], characters: [], staff: [], studios: []};
    return this.connections.get(id) ?? {id, ...none};
  }

  /** A favourite count, including changes by users since the seed. */
  favourites(kind: FavouriteKind, row: {readonly id: number; readonly favourites: number}): number {
    return row.favourites + (this.favouriteChanges.get(favouriteKey(kind, row.id))?.change ?? 0);
  }

  changeFavourites(kind: FavouriteKind, id: number, by: number): void {
    const key = favouriteKey(kind, id);
    this.favouriteChanges.put({id: key, change: (this.favouriteChanges.get(key)?.change ?? 0) + by});
  }

  /** Deletes a media item together with its list entries, or merges it into another one, which then has them where it had none. */
  removeMedia(id: number, into?: number): boolean {
    const row = this.mediaById.get(id);
    if (!row || (into !== undefined && !this.mediaById.has(into))) return false;
    this.journal.record(() => this.mediaById.set(id, row));
    this.mediaById.delete(id);
    for (const entry of this.entriesOfWork(id)) {
      this.entries.remove(entry.id);
      if (into !== undefined && !this.entry(entry.userId, into)) this.entries.put({...entry, mediaId: into});
    }
    return true;
  }

  /** Undoes everything that was written since the seed. */
  reset(): void {
    this.journal.rollBack();
  }
}
