import {seconds} from '../api/cache/lifetime';
import {shownTitles} from '../shownTitles';
import type {CurrentEntry, OwnEntry} from './entry';
import type {EntryPatch} from './entryRecord';
import type {ShownEntry} from './entryStore';
import {fetchInProgress, fetchOwnEntry} from './fetch';
import {QueriedEntries, type ViewDeps} from './queriedEntries';

/** Lifetime of an own entry. */
const ownLifetime = seconds(30);
/** Lifetime of the entries in progress: the same as for scores on the same page. */
const inProgressLifetime = seconds(60);

const held = ({onHold}: ShownEntry) => (onHold ? {onHold} : {});

/** The user's own entry of one media item. */
export class SingleEntry extends QueriedEntries<OwnEntry> {
  protected readonly lifetime = ownLifetime;
  readonly #mediaId: number;
  /** Whether the media item was last known to be on no list. */
  #isAbsent = false;

  readonly #onWatch: (view: SingleEntry, isWatched: boolean) => void;

  /** @param onWatch called when the view begins or ceases to be watched. */
  constructor(mediaId: number, deps: ViewDeps, onWatch: (view: SingleEntry, isWatched: boolean) => void) {
    super(deps);
    this.#mediaId = mediaId;
    this.#onWatch = onWatch;
  }

  get mediaId() {
    return this.#mediaId;
  }

  protected override onWatch(isWatched: boolean) {
    this.#onWatch(this, isWatched);
  }

  protected override fetch = (userName: string, asOf: number) =>
    fetchOwnEntry(this.deps.read, this.#mediaId, {userName, asOf, lifetime: this.lifetime});

  protected override label() {
    const {label, media, mediaType} = this.deps.store.saved(this.#mediaId)?.values ?? {};
    const titleOf = shownTitles(this.deps.settings).get();
    return titleOf({id: this.#mediaId, type: media?.type ?? mediaType, title: {romaji: label}}) || undefined;
  }

  protected override select(): readonly OwnEntry[] {
    const {store} = this.deps;
    const shown = store.entry(this.#mediaId);
    const {status, score, progress, total, scoreFormat = store.scoreFormat()} = shown?.values ?? {};
    const {completedAt, savedRepeat: repeat, media} = shown?.values ?? {};
    // An unsent entry has no score format until another entry has one.
    const isUnsent = !store.saved(this.#mediaId)?.values;
    if (!shown || score === undefined || progress === undefined || !(scoreFormat ?? isUnsent)) return [];
    return [
      {
        mediaId: this.#mediaId,
        status,
        score,
        scoreFormat: scoreFormat ?? 'POINT_100',
        progress,
        total: 'total' in shown.values ? total : (media?.episodes ?? media?.chapters),
        completedAt,
        repeat,
        ...held(shown),
      },
    ];
  }

  override update() {
    super.update();
    const saved = this.deps.store.saved(this.#mediaId);
    const wasAbsent = this.#isAbsent;
    this.#isAbsent = saved !== undefined && !saved.values;
    // It is on a list now, according to another query or a write, which lack some of the values.
    if (wasAbsent && saved?.values && saved.source !== 'entry' && this.isKnown()) this.expire();
  }

  /** Called when the entry was changed. `isSaved`: by us, and the result is in the store. `isJob`: as one of many. */
  onChange(isSaved: boolean, isJob = false) {
    if (isSaved && this.isKnown()) this.touch();
    else this.expire(isJob);
  }
}

/** The user's list entries in progress, with status CURRENT or REPEATING. */
export class InProgress extends QueriedEntries<CurrentEntry> {
  protected readonly lifetime = inProgressLifetime;
  /** The media ids of the last answer, in its order. */
  #mediaIds: readonly number[] = [];

  protected override fetch = (userName: string, asOf: number) =>
    fetchInProgress(this.deps.read, {userName, asOf, lifetime: this.lifetime});

  protected override label(id: number, entry: CurrentEntry | undefined) {
    const titleOf = shownTitles(this.deps.settings).get();
    return (entry && titleOf({id, type: entry.mediaType, title: entry.title})) || undefined;
  }

  protected override onAnswer(patches: readonly EntryPatch[]) {
    const answered = patches.map(({mediaId}) => mediaId);
    // Entries completed on this page stay, as they do on the site's own cards.
    const {store} = this.deps;
    const completed = this.#mediaIds.filter(mediaId => store.saved(mediaId)?.values?.status === 'COMPLETED');
    this.#mediaIds = [...new Set([...answered, ...completed])];
  }

  override reset() {
    this.#mediaIds = [];
    super.reset();
  }

  protected override select(): readonly CurrentEntry[] {
    return this.#mediaIds.flatMap(mediaId => {
      const shown = this.deps.store.entry(mediaId);
      return shown?.values.card ? [currentEntry(mediaId, shown)] : [];
    });
  }

  /** Called when an entry was changed. `isSaved`: by us, and the result is in the store. `isJob`: as one of many. */
  onChange(mediaId: number | undefined, isSaved: boolean, isJob = false) {
    if (mediaId === undefined || !isSaved) return this.expire();
    const status = this.deps.store.saved(mediaId)?.values?.status;
    const isOurs = this.#mediaIds.includes(mediaId);
    if (!isOurs && (status === 'CURRENT' || status === 'REPEATING')) this.expire(isJob);
  }
}

function currentEntry(mediaId: number, shown: ShownEntry): CurrentEntry {
  const {status, priority = 0, scoreRaw = 0, progress = 0, total, completedAt, mediaType, card} = shown.values;
  const {savedRepeat: repeat} = shown.values;
  return {
    mediaId,
    mediaType: mediaType ?? 'ANIME',
    status,
    priority,
    scoreRaw,
    progress,
    total,
    completedAt,
    repeat,
    title: card?.title ?? {},
    cover: card?.cover,
    mediaStatus: card?.mediaStatus ?? null,
    next: card?.next,
    endDate: card?.endDate,
    ...held(shown),
  };
}
