import type {MouseEvent} from 'react';

/** Moves the focus to the panel around a button that is about to disappear. */
export const focusPanel = ({currentTarget}: MouseEvent) => currentTarget.closest('section')?.focus();
