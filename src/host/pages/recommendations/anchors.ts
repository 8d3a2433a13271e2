import {pressedKey} from '#domain/text/pressedKey';
import type {Source} from '#domain/value/store';
import {markEach} from '../../dom/hiding';
import {anchor, selector} from '../anchor';

/** The switch between recent, high and low rated recommendations; appended to. */
export const recommendationSwitch = anchor('recommendationSwitch', {
  selector: '.recent-recommendations .switch:not(.list-switch) .options',
  position: 'append',
  presence: 'always',
  evidence:
    'The switch has three options; the one beside it, which is about the own list, has a class of its own. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** The site's recommendations; ours replace them. */
export const recommendationGrid = anchor('recommendationGrid', {
  selector: '.recent-recommendations .recommendations-wrap',
  position: 'replace',
  presence: 'always',
  evidence:
    'One grid for all three options; its cards change when another is chosen. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

const recommendationOption = selector(
  'recommendationOption',
  '.recent-recommendations .switch:not(.list-switch) .options .option',
  {evidence: 'Low, 2024-07: no newer source has it.'},
);

/** Marks the site's selected option while another list is shown, for the style sheet. */
const mark = 'data-am-not-chosen';

interface ChoiceOptions {
  /** Whether our list is shown. */
  isOurs: () => boolean;
  changes: Source;
  /** Called when the user chooses one of the site's options. */
  onChoose: () => void;
  signal: AbortSignal;
  order: number;
}

/**
 * Keeps the site's switch in line with ours: while ours is chosen, no option of the site looks selected, and choosing
 * one of those ends ours.
 */
export function shareSwitch({isOurs, changes, onChoose, signal, order}: ChoiceOptions) {
  markEach(recommendationOption.selector, isOurs, {attribute: mark, changes, signal, order});
  const chosen = ({target}: Event) =>
    target instanceof Element && target.closest(recommendationOption.selector) !== null;
  const onClick = (event: Event) => {
    if (chosen(event)) onChoose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Enter' && chosen(event)) onChoose();
  };
  addEventListener('click', onClick, {signal, capture: true});
  addEventListener('keydown', onKey, {signal, capture: true});
}
