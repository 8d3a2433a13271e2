import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

// The first media page of the tour has a single episode.
export const condition: Condition = {path: mediaPage};
