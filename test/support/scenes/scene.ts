// Scenes: parts of features that query the API, described in the `scenes.ts` of each feature. No test frameworks are
// imported here, so a scene can be read anywhere.
import type {ReactNode} from 'react';

import type {FakeServices} from '../services';

/** Values that replace the generated ones of an answer, by `Type.field`; a number for a list is its length. A union's name has the name of its member. */
export type Answers = Readonly<Record<string, unknown>>;

/** A part of a feature that has started, for the interaction of a scene. */
export interface Stage {
  /** Contains what the part renders. */
  readonly container: HTMLElement;
  readonly services: FakeServices;
  /** Whether there is a control with this name once the part has settled. */
  has(name: string | RegExp): Promise<boolean>;
  /** Clicks a control once there is one with this name. */
  press(name: string | RegExp): Promise<void>;
  /** Types into the field with this name, once there is one. */
  type(name: string | RegExp, text: string): Promise<void>;
  /** Waits for the first element that matches. */
  find(selector: string): Promise<HTMLElement>;
}

/** The start of a scene whose part isn't a component. */
export interface Start {
  readonly services: FakeServices;
  /** An empty element in the page. */
  readonly container: HTMLElement;
  readonly signal: AbortSignal;
}

interface SceneOptions {
  /** Distinguishes scenes with the same queries. */
  readonly name?: string;
  /** Queries that are sent. */
  readonly queries: readonly string[];
  /** The only query that fails, because it is sent once another was answered; by default all fail. */
  readonly fails?: string;
  /** Whether that query is sent without the token, so an invalid token doesn't matter. */
  readonly isAnonymous?: boolean;
  /** Triggers queries that are sent only on interaction. */
  readonly act?: (stage: Stage) => void | Promise<void>;
  readonly answers?: Answers;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The path of the page. */
  readonly path?: string;
  /** Sets the state that the part reads; returns a function that undoes it. */
  readonly prepare?: (start: Start) => Promise<() => void>;
  /**
   * Whether the host's node is hidden on purpose while nothing is shown, or the part's style sheet reserves its space.
   */
  readonly hidesHost?: boolean;
  /** Sentences that a failure logs besides those of the API. */
  readonly logs?: RegExp;
}

/** A part of a feature, and the queries that it sends. */
export interface Scene extends SceneOptions {
  readonly component?: () => Promise<{readonly default: (props: never) => ReactNode}>;
  readonly props?: object;
  readonly start?: (start: Start) => void | Promise<void>;
}

interface ComponentScene<P extends object> extends SceneOptions {
  readonly component: () => Promise<{readonly default: (props: P) => ReactNode}>;
  readonly props: NoInfer<P>;
}

/** A scene of a component. */
export const scene = <P extends object>(options: ComponentScene<P>): Scene => options;

/** A scene of code that queries the API without a component. */
export const runScene = (options: SceneOptions & {readonly start: NonNullable<Scene['start']>}): Scene => options;
