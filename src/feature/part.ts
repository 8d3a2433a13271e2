import type {Route} from '#host/pages/route';
import type {ViewTracker} from '#host/dom/view';
import type {Services} from '#services/services';

/** What a part gets for one visit: from the moment its route is entered until it is left, switched off or signed out of. */
export interface Visit<P extends object = object> {
  readonly params: P;
  /** Ends with the visit, and with it everything that was started. */
  readonly signal: AbortSignal;
  readonly services: Services;
  /** Place in the catalogue: elements at one anchor, sheets and overrides stand in this order. */
  readonly order: number;
}

/** What the frame adds for the verbs. */
export interface PartVisit<P extends object = object> extends Visit<P> {
  readonly featureId: string;
  readonly tag: string;
  readonly views: ViewTracker;
  /** Ends when the feature does: switched off, signed out of, failed. Lasts from visit to visit. */
  readonly enabled: AbortSignal;
  /** Stops the feature and records why. */
  fail(error: unknown): void;
}

/** A part that is on. */
export interface Running<P extends object = object> {
  /** The address says something else now, on a page of the same view. Without it the part ends and starts anew. */
  update?(params: P): void;
  /** The visit has gone quiet. */
  settled?(): void;
  /** Name of an anchor that is always there but was not found in this visit. */
  missing?(): string | undefined;
}

/** A verb applied: what is done on which pages. */
export interface Part {
  readonly verb: 'place' | 'restyle' | 'run';
  /** Told apart by name where a feature has several parts. */
  readonly name: string | undefined;
  readonly routes: readonly Route[];
  /** Selector of what the site has where it does by itself what the part adds: then the part stands down (decision 11). */
  readonly supersededBy?: string | undefined;
  start(visit: PartVisit): Running;
}

/** Routes as they are written in a definition: one or a list. */
export type Routes<P extends object> = Route<P> | readonly Route<P>[];

export const routesOf = <P extends object>(on: Routes<P>): readonly Route<P>[] => ('match' in on ? [on] : on);

/** Kebab case of an id, a run of capitals being one word: `CSSgreenManga` gives `css-green-manga`. */
export const kebab = (id: string) =>
  id
    .replace(/^([A-Z]{2,})(?=[a-z]{2,}|$)/, run => `${run.toLowerCase()}-`)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/-+$/, '');

/** Name of a part's element. */
export const tagOf = (featureId: string, part: Pick<Part, 'name'>) =>
  `am-${kebab(featureId)}${part.name === undefined ? '' : `-${kebab(part.name)}`}`;
