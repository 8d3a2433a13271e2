import {hideEach} from '../../dom/hiding';
import {selector} from '../anchor';
import {listFilterField} from './filters';

/** The site's controls of a list other than the names of lists; also its text field. */
const otherListFilter = selector(
  'otherListFilter',
  '.medialist .filters-wrap :is(.el-select, .el-slider, .el-checkbox, .el-radio, .random-btn, select, input)',
  {evidence: 'Low, 2024-07: no newer source has them.'},
);
/** A group of them with its heading, or that with the names of lists. */
const filterGroup = selector('filterGroup', '.medialist .filters-wrap .filter-group', {evidence: 'Medium, 2026.'});

/** Whether a node is a control that the table replaces, or a group with nothing else. */
function isReplaced(node: Element): boolean {
  const field = listFilterField.selector;
  if (node.matches(otherListFilter.selector)) return !node.matches(field);
  // Names of lists are direct children.
  return (
    node.querySelector(otherListFilter.selector) !== null && !node.querySelector(`${field}, :scope > :is(a, span)`)
  );
}

/** Hides the site's filters other than the names of lists and the text field until the signal ends. */
export function hideOtherFilters(options: {signal: AbortSignal; order: number}) {
  hideEach(`${otherListFilter.selector}, ${filterGroup.selector}`, isReplaced, options);
}
