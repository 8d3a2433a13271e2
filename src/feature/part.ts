import type {Store} from '#domain/value/store';
import type {Anchor, NamedSelector} from '#host/pages/anchor';
import type {Route} from '#host/pages/route';
import type {ViewTracker} from '#host/dom/view';
import type {FeatureId, manifest} from '#services/manifest.generated';
import type {Services} from '#services/services';
import type {ToggleSetting} from '#services/settings/handles';

/**
 * Arguments passed to a part for one visit. A visit lasts from entering the route until it is left, or until the
 * feature is switched off or loses its sign-in.
 */
export interface Visit<P extends object = object> {
  readonly params: P;
  /** Aborts when the visit ends, which ends everything the part started. */
  readonly signal: AbortSignal;
  readonly services: Services;
  readonly featureId: string;
  /**
   * Position among all parts, given by their `before` and `after`. Elements at the same anchor, style sheets and
   * overrides are applied in this order.
   */
  readonly order: number;
}

/** Additional data that the dispatcher passes to the verbs. */
export interface PartVisit<P extends object = object> extends Visit<P> {
  readonly tag: string;
  readonly views: ViewTracker;
  /** Aborts when the feature is switched off, loses its sign-in or fails. It outlives single visits. */
  readonly enabled: AbortSignal;
  /** Stops the feature and reports the error. */
  fail(error: unknown): void;
}

/** A part that has been started. */
export interface Running<P extends object = object> {
  /** Called when the address changes within the same view. A part without it is ended and started again. */
  update?(params: P): void;
  /** Called when the page has gone quiet. */
  onQuiet?(): void;
  /** Returns the name of an `always` anchor that was not found in this visit. */
  missingAnchor?(): string | undefined;
}

type KeysOf<Row> = Row extends {readonly switches: infer Switches} ? Extract<keyof Switches, string> : never;
type PartOwner = FeatureId | KeysOf<(typeof manifest)[FeatureId]>;

/**
 * Refers to all parts of a feature by its id, or to one as `featureId/partName`. Of a feature with several switches the
 * parts of one are meant by its key, which then stands for the id, too.
 */
export type PartReference = PartOwner | `${PartOwner}/${string}`;

/**
 * The groups of our style sheets; of equally specific rules, those of a later group win. `fix`: details of the site, on
 * any page. `feature`: a feature's own look of a page, such as a profile's style. `user`: styles that the user chose
 * for all pages, or wrote.
 */
export const sheetGroups = ['fix', 'feature', 'user'] as const;

/**
 * The order between parts that meet: at one anchor and position, in an override of the same value, or in style sheets
 * whose rules are equally specific. The first element comes first, the first override wins, and the last rule wins. A
 * part that refers to its own feature means its other parts.
 */
export interface PartOrder {
  readonly before?: readonly PartReference[] | undefined;
  readonly after?: readonly PartReference[] | undefined;
  /** The group of the part's style sheets. Default: `fix`. */
  readonly sheet?: (typeof sheetGroups)[number] | undefined;
}

/** Identifies a part within its feature. */
export interface PartIdentity {
  /** Distinguishes the parts of a feature that has several. */
  readonly name?: string | undefined;
  /** The switch that the part belongs to, of a feature with several. The element is named after it. */
  readonly switch?: ToggleSetting | undefined;
}

/** One of a feature's parts: a verb and the routes it applies to. */
export interface Part extends PartOrder, PartIdentity {
  readonly verb: 'place' | 'restyle' | 'run';
  readonly routes: readonly Route[];
  /** The anchor where a `place` part inserts its elements. */
  readonly at?: Pick<Anchor, 'selector' | 'position' | 'script'>;
  /** Whether a `place` part reserves space for its elements. */
  readonly reserves?: boolean;
  /**
   * The site's own equivalent, or that of another script (`script`). The part is off while the equivalent is in the
   * page. After the site's own, it stays off until the page is reloaded.
   */
  readonly supersededBy?: NamedSelector | Anchor | undefined;
  start(visit: PartVisit): Running;
}

/** Routes as written in a definition: one or a list. */
export type Routes<P extends object> = Route<P> | readonly Route<P>[];

/** Normalises the routes of a definition to a list. */
export const toRoutes = <P extends object>(on: Routes<P>): readonly Route<P>[] => ('match' in on ? [on] : on);

/** State shared by the parts of a feature during a visit. It is reset when the visit ends. */
export type VisitState = readonly Pick<Store<unknown>, 'reset'>[];

/** Resets the state of a visit when it ends. Call it last, so that the listeners of the state have already ended. */
export function resetAtEnd(state: VisitState, signal: AbortSignal) {
  for (const {reset} of state) signal.addEventListener('abort', reset);
}

/** Converts an id to kebab case, treating a run of capitals as one word: `CSSgreenManga` becomes `css-green-manga`. */
export const kebab = (id: string) =>
  id
    .replace(/^([A-Z]{2,})(?=[a-z]{2,}|$)/, run => `${run.toLowerCase()}-`)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/-+$/, '');

/** Tag name of a part's element; `key` is that of the feature's switch. */
export const tagOf = (key: string, part: PartIdentity) =>
  `am-${kebab(part.switch?.key ?? key)}${part.name === undefined ? '' : `-${kebab(part.name)}`}`;
