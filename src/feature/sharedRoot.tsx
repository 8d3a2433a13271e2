import {Component, Suspense, type ReactNode, type ReactPortal} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {createRoot as createReactRoot, type Root, type RootOptions} from 'react-dom/client';

import {filterListeners, rootEvents} from './rootEvents';

/** Limit for rows that enter in one render, whose components are all mounted in one task. */
const maxEntering = 12;

/** Runs code that React must not see fail: an error that leaves a callback of React's may end the root. */
function safely(run: () => void) {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}

/** Content of one container. Each `createRoot` starts a new generation, whose components have a new state. */
class Row {
  readonly container: Element | DocumentFragment;
  /** The same at each render of the list, so that React skips rows that haven't changed. */
  readonly element: ReactNode;
  generation = 0;
  /** Whether the current generation has content, and thus a portal. */
  isWanted = false;
  node: ReactNode;
  /** The generation whose portal React has. */
  given: number | undefined;
  boundary: Boundary | undefined;
  isListed = false;

  constructor(container: Element | DocumentFragment, committed: (row: Row) => void) {
    this.container = container;
    this.element = <Boundary key={(lastKey += 1)} row={this} committed={committed} />;
  }

  portal(): ReactPortal | null {
    return this.isWanted ? createPortal(this.node, this.container, String(this.generation)) : null;
  }
}

let lastKey = 0;

interface BoundaryProps {
  row: Row;
  committed: (row: Row) => void;
}

/**
 * Permanent part of a row. Errors of removing the portal arrive here, because React reports them above what it removes:
 * without it they would end the root.
 */
class Boundary extends Component<BoundaryProps, {portal: ReactPortal | null}> {
  override state = {portal: this.props.row.portal()};

  static getDerivedStateFromError() {
    return {portal: null};
  }

  override componentDidMount() {
    this.props.row.boundary = this;
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    safely(() => this.props.committed(this.props.row));
  }

  override componentDidCatch(error: unknown) {
    this.props.row.given = undefined;
    safely(() => reportError(error));
  }

  override componentWillUnmount() {
    this.props.row.boundary = undefined;
  }

  override render() {
    return <Suspense fallback={null}>{this.state.portal}</Suspense>;
  }
}

type CreateRoot = (container: DocumentFragment, options: RootOptions) => Pick<Root, 'render' | 'unmount'>;

/**
 * A React root that many containers share: each has a row, which is a portal into the container. Rows are emptied in a
 * microtask and filled in a task of their own, neither of which runs inside a render or an effect of React.
 */
export class SharedRoot {
  readonly #create: CreateRoot;
  readonly #rows = new Map<Node, Row>();
  readonly #entering = new Set<Row>();
  readonly #leaving = new Set<Row>();
  readonly #onCommit = new WeakMap<Node, () => void>();
  readonly #turns = new MessageChannel();
  #whenEmptied: (() => void)[] = [];
  #root: ReturnType<CreateRoot> | undefined;
  #isEmptying = false;
  #isTurnDue = false;

  constructor(create: CreateRoot = createReactRoot) {
    this.#create = create;
    this.#turns.port1.onmessage = () => this.#turn();
  }

  /** Replacement for React's function of the same name. */
  readonly createRoot = (container: Element | DocumentFragment): Pick<Root, 'render' | 'unmount'> => {
    filterListeners(container, rootEvents);
    const row = this.#rows.get(container) ?? new Row(container, this.#committed);
    this.#rows.set(container, row);
    row.generation += 1;
    const {generation} = row;
    return {
      render: node => {
        if (row.generation === generation) this.#show(row, node);
      },
      unmount: () => {
        if (row.generation === generation) this.#leave(row);
      },
    };
  };

  /**
   * Sets the callback for commits that render the content of a container, whether it then shows something, nothing or
   * an error, or waits.
   */
  onCommit(container: Node, callback: () => void) {
    this.#onCommit.set(container, callback);
  }

  /** Calls back once everything that has been unmounted is out of its container, at the end of this task. */
  whenEmptied(callback: () => void) {
    this.#whenEmptied.push(callback);
    this.#emptySoon();
  }

  #show(row: Row, node: ReactNode) {
    row.isWanted = true;
    row.node = node;
    this.#rows.set(row.container, row);
    if (row.given === row.generation) return row.boundary?.setState({portal: row.portal()});
    this.#entering.add(row);
    this.#awaitTurn();
  }

  #leave(row: Row) {
    row.isWanted = false;
    row.node = undefined;
    this.#entering.delete(row);
    this.#leaving.add(row);
    this.#emptySoon();
  }

  #emptySoon() {
    if (this.#isEmptying) return;
    this.#isEmptying = true;
    queueMicrotask(() => this.#empty());
  }

  /** Removes the portals of the rows that leave, all in one commit. */
  #empty() {
    this.#isEmptying = false;
    const leaving = [...this.#leaving];
    this.#leaving.clear();
    if (leaving.some(({given}) => given !== undefined))
      flushSync(() => {
        for (const {boundary} of leaving) boundary?.setState({portal: null});
      });
    for (const row of leaving) row.given = undefined;
    const callbacks = this.#whenEmptied;
    this.#whenEmptied = [];
    for (const callback of callbacks) safely(callback);
    if (leaving.length) this.#awaitTurn();
  }

  #awaitTurn() {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    this.#turns.port2.postMessage(undefined);
  }

  /** Drops the rows that were empty before this task, fills the next ones, and yields. */
  #turn() {
    let isListChanged = false;
    for (const row of this.#rows.values()) {
      if (row.isWanted || row.given !== undefined || this.#leaving.has(row)) continue;
      this.#rows.delete(row.container);
      isListChanged ||= row.isListed;
      row.isListed = false;
    }
    const entering = [...this.#entering].slice(0, maxEntering);
    flushSync(() => {
      for (const row of entering) {
        this.#entering.delete(row);
        row.given = row.generation;
        row.boundary?.setState({portal: row.portal()});
        isListChanged ||= !row.isListed;
        row.isListed = true;
      }
      if (isListChanged) this.#render();
    });
    // After the microtask in which React posts its own task: what effects of these rows have changed is rendered before
    // the next ones enter. Otherwise React would count their updates as caused by each other.
    queueMicrotask(() => {
      this.#isTurnDue = false;
      if (this.#entering.size > 0) this.#awaitTurn();
    });
  }

  #render() {
    this.#root ??= this.#open();
    this.#root.render([...this.#rows.values()].flatMap(({isListed, element}) => (isListed ? [element] : [])));
  }

  #open() {
    const fragment = document.createDocumentFragment();
    // Events arrive at the containers.
    filterListeners(fragment, new Set());
    return this.#create(fragment, {onUncaughtError: this.#failed});
  }

  /** Creates the root again after React has ended it, with all rows that are wanted. */
  readonly #failed = (error: unknown) => {
    safely(() => reportError(error));
    const failed = this.#root;
    this.#root = undefined;
    if (!failed) return;
    queueMicrotask(() => {
      safely(() => failed.unmount());
      for (const row of this.#rows.values()) {
        // Nodes that React couldn't remove.
        if (row.given !== undefined) row.container.replaceChildren();
        Object.assign(row, {given: undefined, boundary: undefined, isListed: false});
        if (row.isWanted) this.#entering.add(row);
      }
      this.#awaitTurn();
    });
  };

  readonly #committed = (row: Row) => {
    if (row.isWanted && row.given === row.generation) this.#onCommit.get(row.container)?.();
  };
}

/** The root of all our elements. */
export const sharedRoot = new SharedRoot();

/** Replaces React's own function for @r2wc/react-to-web-component: the builds resolve its import to this. */
export const {createRoot} = sharedRoot;
