import {override} from '../../dom/override';

/** The state to show on a card of a media item in progress. */
export interface CardState {
  readonly progress: number;
  /** "2 episodes behind"; empty if caught up; `undefined` to keep the site's text. */
  readonly behind: string | undefined;
  readonly isCompleted: boolean;
}

interface Options {
  signal: AbortSignal;
}

const cardOf = (inside: Element) => inside.closest('.media-preview-card');
const hidden = {attribute: 'data-am-gone'};

/** Hides the site's own buttons while ours is shown: the one on the cover, and the one of narrow screens beside the progress. */
export function hideHostButtons(inside: Element, {signal}: Options) {
  for (const button of cardOf(inside)?.querySelectorAll('.plus-progress') ?? [])
    override(button, hidden, true, {signal});
}

function showBehind(card: Element, behind: string, {signal}: Options) {
  const header = card.querySelector('.info-header');
  const words = header?.firstElementChild;
  if (header && !behind) override(header, hidden, true, {signal});
  else if (words) override(words, {text: true}, behind, {signal});
  const accent = card.querySelector('.behind-accent');
  if (accent && !behind) override(accent, hidden, true, {signal});
}

/** Updates the site's own card with changes the site does not know about yet, until the signal ends. */
export function updateCard(inside: Element, {progress, behind, isCompleted}: CardState, {signal}: Options) {
  const card = cardOf(inside);
  if (!card) return;
  for (const line of card.querySelectorAll('.content .info > div'))
    if (line.textContent?.includes('Progress:'))
      override(line, {text: true}, host => host?.replace(/\d+/, String(progress)), {signal});
  if (behind !== undefined) showBehind(card, behind, {signal});
  if (isCompleted) override(card, {attribute: 'data-am-completed'}, true, {signal});
}
