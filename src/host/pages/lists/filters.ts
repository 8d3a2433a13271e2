import type {Source} from '#domain/value/store';
import {anchor, selector} from '../anchor';
import {isTableShown} from './column';

/** The column of filters beside the lists of a user; appended to. */
export const listFilters = anchor<object>('listFilters', {
  selector: '.medialist .filters-wrap',
  position: 'append',
  presence: 'always',
  evidence:
    'The lists of a user; the column is the same for all lists and layouts. Medium, 2026 for the groups in it, low, 2024-07 for the column.',
  read: () => ({}),
});

/** The same column; our element is the first in it, where hiding filters moves nothing. */
export const listFiltersTop = anchor<object>('listFiltersTop', {
  selector: '.medialist .filters-wrap',
  position: 'prepend',
  presence: 'always',
  evidence: listFilters.evidence,
  read: () => ({}),
});

/** The same column while our table replaces filters in it; appended to. */
export const replacedFilters = anchor<object>('replacedFilters', {
  selector: '.medialist .filters-wrap',
  position: 'append',
  presence: 'maybe',
  evidence: listFilters.evidence,
  again: isTableShown,
  read: () => (isTableShown.get() ? {} : undefined),
});

/** The area around the text field among these filters. */
const listFilterArea = selector('listFilterArea', '.medialist .filters-wrap .entry-filter', {
  evidence: 'Low, 2024-07: no newer source has it.',
});
/** The text field itself. */
export const listFilterField = selector('listFilterField', '.medialist .filters-wrap .entry-filter input', {
  evidence: 'Low, 2024-07: no newer source has it.',
});

function findField(): HTMLInputElement | undefined {
  const field = document.querySelector(listFilterField.selector);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** The current text of the list filter; empty if there is none. */
export const listFilterText = (): string => findField()?.value ?? '';

/** Filters the list as if the text had been typed. */
export function setListFilter(text: string) {
  const field = findField();
  if (!field) return;
  // By value and event, because the focus must stay where it is.
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Notifies when the text of the filter may have changed, by typing or by the site's button that empties it. */
export const listFilterChanges: Source = {
  subscribe(listener, {signal}) {
    const onEvent = ({target}: Event) => {
      // The site renders the emptied field before the next frame.
      if (target instanceof Element && target.closest(listFilterArea.selector))
        requestAnimationFrame(() => signal.aborted || listener());
    };
    for (const type of ['input', 'click']) document.addEventListener(type, onEvent, {capture: true, signal});
  },
};
