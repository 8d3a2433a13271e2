import type {Page} from '@playwright/test';

/** Our section on the settings page. */
export const settingsOf = (page: Page) => page.locator('am-settings-page');

/** Stored settings with which the settings page opens the tab of all features. */
export const inAllTab = {settingsTab: 'all'} as const;

/** Opens a tab of the settings by its name; in a narrow window by the select. */
export async function openTab(page: Page, name: string) {
  const own = settingsOf(page);
  const tab = own.getByRole('tab', {name, exact: true});
  const select = own.getByRole('combobox', {name: 'Part of the settings'});
  await tab.or(select).first().waitFor();
  if (await tab.isVisible()) await tab.click();
  else await select.selectOption({label: name});
}

/** Opens the row of a feature in the open tab of the settings, and resolves to it. */
export async function openRow(page: Page, id: string) {
  const row = settingsOf(page).locator(`[data-id=${id}]`);
  const button = row.getByRole('button', {name: /^More about/});
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return row;
}

/** Follows a link of the settings to a feature or an option, which opens its row. The chosen tab isn't stored. */
export const goToSetting = (page: Page, name: string) =>
  page.evaluate(target => {
    location.hash = target;
  }, name);
