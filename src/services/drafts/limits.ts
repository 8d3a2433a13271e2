import {number} from '../settings/handles';

/** How long a draft is kept after its last change (days). */
export const draftsDays = number('draftsDays', {title: 'Days that a draft is kept', initial: 30, min: 1, max: 365});

/** How many drafts are kept; the oldest are deleted. */
export const draftsMost = number('draftsMost', {title: 'Drafts that are kept at most', initial: 50, min: 1, max: 200});
