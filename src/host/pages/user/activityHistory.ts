import {pressedKey} from '#domain/text/pressedKey';
import {preventAutoscroll} from '../../dom/middleClick';
import {override} from '../../dom/override';
import {overrideEach} from '../../dom/overrideEach';
import {selector} from '../anchor';

/** The days of the activity history on a profile, in chronological order up to today. */
const historyDays = selector('historyDays', '.user .activity-history .history-day');
/** Those with activity. */
export const activeDays = selector('activeDays', '.user .activity-history .history-day:not(.lv-0)');

interface DayLinks {
  /** The label of a day, and the address that it leads to. `daysAgo` is 0 for today. */
  labelOf: (daysAgo: number) => string;
  open: (daysAgo: number, isNewTab: boolean) => void;
}

/** The days around a day, without nodes of other scripts. */
const siblings = (day: Element) =>
  [...(day.parentElement?.children ?? [])].filter(each => each.matches(historyDays.selector));

function daysAgoOf(day: Element): number {
  const days = siblings(day);
  return days.length - 1 - days.indexOf(day);
}

const steps: Readonly<Record<string, 1 | -1>> = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1};

/** Moves the focus to the nearest day with activity. */
function moveFocus(day: Element, step: 1 | -1) {
  const active = siblings(day).filter(each => each.matches(activeDays.selector));
  const next = active[active.indexOf(day) + step];
  if (next instanceof HTMLElement) next.focus();
}

/**
 * Makes the days with activity links until the signal ends. They are one stop of the Tab key, since there are up to
 * 180; the arrow keys move between them.
 */
export function linkActiveDays({labelOf, open}: DayLinks, {signal, order}: {signal: AbortSignal; order: number}) {
  const dayAt = ({target}: Event) => (target instanceof Element ? target.closest(activeDays.selector) : null);
  const onClick = (event: MouseEvent) => {
    const day = dayAt(event);
    if (day && event.button <= 1) open(daysAgoOf(day), event.button === 1 || event.ctrlKey || event.metaKey);
  };
  const onKey = (event: KeyboardEvent) => {
    const day = dayAt(event);
    const step = steps[pressedKey(event)];
    if (!day || event.altKey || (pressedKey(event) !== 'Enter' && step === undefined)) return;
    event.preventDefault();
    if (step === undefined) open(daysAgoOf(day), event.ctrlKey || event.metaKey);
    else moveFocus(day, step);
  };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, {signal});
  preventAutoscroll(event => dayAt(event) !== null, {signal});
  document.addEventListener('keydown', onKey, {signal});
  const apply = (day: Element, daysAgo: number, claimed: AbortSignal) => {
    const isLast = siblings(day).findLast(each => each.matches(activeDays.selector)) === day;
    const attributes = {role: 'link', tabindex: isLast ? '0' : '-1', 'aria-label': labelOf(daysAgo)};
    for (const [attribute, value] of Object.entries(attributes))
      override(day, {attribute}, value, {signal: claimed, order});
  };
  overrideEach(activeDays.selector, {read: daysAgoOf, apply}, {signal});
}
