import type {ListStaff, ListStudio} from './ownList';

/**
 * Interns the strings, studios and staff of a list, so that equal ones share memory: tags, genres and names repeat
 * thousands of times, and a parsed answer contains a copy for each.
 */
export class Interner {
  readonly #texts = new Map<string, string>();
  readonly #rows = new Map<string, readonly string[]>();
  readonly #studios = new Map<number, ListStudio>();
  readonly #staff = new Map<number, ListStaff>();

  intern<T extends string | undefined>(value: T): T {
    if (value === undefined) return value;
    const known = this.#texts.get(value);
    if (known !== undefined) return known as T;
    this.#texts.set(value, value);
    return value;
  }

  internAll(values: readonly string[]): readonly string[] {
    const key = values.join('\n');
    const known = this.#rows.get(key);
    if (known) return known;
    const row = values.map(value => this.intern(value));
    this.#rows.set(key, row);
    return row;
  }

  studio(studio: ListStudio): ListStudio {
    const known = this.#studios.get(studio.id);
    if (!known) this.#studios.set(studio.id, studio);
    return known ?? studio;
  }

  staff(person: ListStaff): ListStaff {
    const known = this.#staff.get(person.id);
    if (!known) this.#staff.set(person.id, person);
    return known ?? person;
  }
}
