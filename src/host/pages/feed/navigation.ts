import {selector} from '../anchor';
import {activityIdOf, hostActivityLink} from '../activity/activityId';
import {feedEntry} from './entry';
import {elementReady} from '../../dom/observe';
import {override} from '../../dom/override';
import {goTo} from '../../dom/navigation';

/** The buttons below a feed and below replies that load more. */
const loadButtons = selector('loadButtons', '.load-more');

/** Marks the current feed entry; the style sheet defines its look. */
export const currentMark = 'data-am-current';

/** Keyboard navigation through the entries of a feed. The methods return whether they did anything. */
export interface FeedNavigation {
  move(by: 1 | -1): boolean;
  like(): boolean;
  reply(): boolean;
  open(): boolean;
  /** Whether `target` is the current entry itself. */
  isCurrent(target: EventTarget | null): boolean;
}

const isSeen = (node: Element) => node.getClientRects().length > 0;

function click(node: Element | null | undefined): boolean {
  if (node instanceof HTMLElement) node.click();
  return node instanceof HTMLElement;
}

/** The index of the entry to start with: the first one whose bottom edge is inside the window. */
const firstInWindow = (entries: readonly Element[]) =>
  entries.findIndex(node => node.getBoundingClientRect().bottom > innerHeight / 10);

class KeyboardFeedNavigation implements FeedNavigation {
  readonly #signal: AbortSignal;
  readonly #order: number;
  #current: Element | undefined;
  #index = -1;
  #mark = new AbortController();
  #replyAbort = new AbortController();

  constructor(signal: AbortSignal, order: number) {
    this.#signal = signal;
    this.#order = order;
    signal.addEventListener('abort', () => this.#clearCurrent());
  }

  move(by: 1 | -1) {
    const entries = [...document.querySelectorAll(feedEntry.selector)].filter(isSeen);
    const at = this.#current ? entries.indexOf(this.#current) : -1;
    // If the current entry has been removed, continue with the one that is now in its position.
    const fallbackIndex = Math.min(this.#index, entries.length - 1);
    const next = at >= 0 ? at + by : this.#index < 0 ? Math.max(0, firstInWindow(entries)) : fallbackIndex;
    const entry = entries[next];
    if (entry) this.#moveTo(entry, next);
    else if (by > 0 && entries.length) click([...document.querySelectorAll(loadButtons.selector)].find(isSeen));
    return entries.length > 0;
  }

  #moveTo(entry: Element, index: number) {
    this.#clearCurrent();
    this.#current = entry;
    this.#index = index;
    this.#mark = new AbortController();
    const options = {signal: this.#mark.signal, order: this.#order};
    override(entry, {attribute: currentMark}, true, options);
    override(entry, {attribute: 'tabindex'}, '-1', options);
    if (entry instanceof HTMLElement) entry.focus({preventScroll: true});
    entry.scrollIntoView({block: 'start'});
  }

  #clearCurrent() {
    this.#replyAbort.abort('over');
    this.#mark.abort('over');
    this.#current = undefined;
  }

  like() {
    return click(this.#current?.querySelector('.wrap > .actions > .likes .button'));
  }

  reply() {
    const entry = this.#current;
    if (!entry) return false;
    const replies = entry.querySelector(':scope > .reply-wrap');
    if (!replies || !isSeen(replies)) click(entry.querySelector('.wrap > .actions > .replies'));
    this.#replyAbort.abort('over');
    this.#replyAbort = new AbortController();
    const signal = AbortSignal.any([this.#signal, this.#replyAbort.signal]);
    // The editor is rendered together with the replies; guests have none.
    elementReady(`:is(${feedEntry.selector})[${currentMark}] .activity-replies > .activity-edit textarea`, {
      signal,
    }).then(
      field => field instanceof HTMLElement && field.focus(),
      () => undefined,
    );
    return true;
  }

  /** Follows the entry's link, or its menu's link if that is the only one. */
  open() {
    if (this.#current && click(hostActivityLink(this.#current))) return true;
    const id = activityIdOf(this.#current ?? null);
    if (id !== undefined) goTo(`/activity/${id}`);
    return id !== undefined;
  }

  isCurrent(target: EventTarget | null) {
    return this.#current !== undefined && target === this.#current;
  }
}

/** Starts keyboard navigation through the feed; its marks are removed when the signal ends. */
export const navigateFeed = ({signal, order}: {signal: AbortSignal; order: number}): FeedNavigation =>
  new KeyboardFeedNavigation(signal, order);
