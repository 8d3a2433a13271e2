import {featureSwitch} from '../settings/featureSwitch';
import {number} from '../settings/handles';
import {text} from './messages';

/** Lifetime of a draft after its last change (days). */
export const draftsDays = number('draftsDays', {title: text.days, initial: 30, min: 1, max: 365});

/** Maximum number of drafts; the oldest are deleted. */
export const draftsMost = number('draftsMost', {title: text.most, initial: 50, min: 1, max: 200});

/** Switch of the feature that keeps unsent texts. */
export const draftsSwitch = featureSwitch('drafts');
