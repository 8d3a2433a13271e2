import {selector} from '../anchor';

/** The field of the site's control for the order of lists. */
export const listSortField = selector('listSortField', '.medialist .filters-wrap .el-select input[placeholder="Sort"]');
const listSortOption = selector('listSortOption', '.el-select-dropdown__item');

/**
 * Chooses an order in the site's control, by its text. The menu leaves the control once the user opens it, so an order
 * that the user may have chosen is never replaced.
 */
export function chooseListOrder(field: Element, order: string) {
  const options = field.closest('.el-select')?.querySelectorAll<HTMLElement>(listSortOption.selector) ?? [];
  const option = [...options].find(({textContent}) => textContent?.trim() === order);
  if (option && !option.classList.contains('selected')) option.click();
}
