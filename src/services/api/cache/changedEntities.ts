import {BoundedMap} from '#domain/value/boundedMap';
import {entitiesIn} from './entities';

/** Maximum number of entities that are remembered. */
const maxEntities = 500;

/** The entities that mutations have changed, here or in another tab. Moments are numbers of changes, not times. */
export class ChangedEntities {
  /** The moment of the last change that is no longer remembered. */
  #forgotten = 0;
  readonly #moments = new BoundedMap<string, number>(maxEntities, moment => void (this.#forgotten = moment));
  #moment = 0;

  /** The current moment: an answer requested now contains all changes so far. */
  moment = () => this.#moment;

  note(entities: ReadonlySet<string>) {
    this.#moment += 1;
    for (const entity of entities) this.#moments.set(entity, this.#moment);
  }

  /** Any entity may have changed, because the page has received no messages for a while. */
  noteAll() {
    this.#moment += 1;
    this.#forgotten = this.#moment;
  }

  /** Whether an answer that was requested at this moment contains an entity that has changed since. */
  isOutdated(data: unknown, since: number): boolean {
    if (since === this.#moment) return false;
    if (since < this.#forgotten) return true;
    return [...entitiesIn(data)].some(entity => (this.#moments.get(entity) ?? 0) > since);
  }
}
