import type {YearSlider} from '#domain/list/yearStep';
import {anchor, selector} from '../anchor';
import {isTableShown} from './column';

/**
 * The slider for years among the filters of lists and of the search; our element comes after it. Other sliders, such as
 * those for episodes, don't start in the last century. While our table is shown, the slider has no effect.
 */
export const yearSlider = anchor<YearSlider>('yearSlider', {
  selector: ':is(.medialist .filters-wrap, .search) .el-slider[role="slider"][aria-valuemin^="19"]',
  position: 'after',
  presence: 'maybe',
  evidence:
    "Element UI's slider has its bounds in ARIA attributes; the heading before it contains the year in an element of its own once one is chosen. Low, 2024-07: no newer source has it.",
  watch: {attributes: ['aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext']},
  again: isTableShown,
  read(node) {
    if (isTableShown.get()) return undefined;
    const value = (name: string) => Number(node.getAttribute(name) ?? Number.NaN);
    const [min, max, now] = [value('aria-valuemin'), value('aria-valuemax'), value('aria-valuenow')];
    if (Number.isNaN(min) || Number.isNaN(max)) return undefined;
    const heading = Number.parseInt(node.previousElementSibling?.firstElementChild?.textContent ?? '', 10);
    const chosen = Number.isNaN(heading) ? now : heading;
    return {min, max, year: chosen > min ? chosen : undefined};
  },
});

const yearRunway = selector('yearRunway', '.el-slider__runway', {evidence: "Low, 2024-07: Element UI's own class."});

/** Chooses a year by clicking the slider before our element, which computes the position of the click from the year. */
export function chooseYear(element: Element, year: number, {min, max}: YearSlider) {
  const slider = element.parentElement?.querySelector(yearSlider.selector);
  const bar = slider?.querySelector(yearRunway.selector);
  if (!bar) return;
  const {left, width} = bar.getBoundingClientRect();
  // Clicks have whole pixel coordinates.
  const clientX = Math.round(left + (width * (year - min)) / (max - min));
  bar.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX}));
}
