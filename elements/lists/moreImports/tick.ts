import {createContext} from 'react';

import type {ReviewRow} from './files/review';

/** The ticked rows of the review. A context, so that a tick leaves rows and columns unchanged. */
export const TickContext = createContext<{
  readonly isTicked: (row: ReviewRow) => boolean;
  readonly tick: (row: ReviewRow, isOn: boolean) => void;
}>({isTicked: () => false, tick() {}});
