import type {Page} from '@playwright/test';

import type {Ids} from './test';

/** The path of a user's statistics, which contain our questions. */
export const statsOf = (name: string) => `/user/${name}/stats/anime/overview`;
/** The statistics of the signed-in user. */
export const ownStats = ({user}: Ids) => statsOf(user);

/** Our tabs below the site's links. */
export const tabs = (page: Page) => page.locator('am-more-stats-tabs');
/** The questions, in place of the site's statistics. */
export const panel = (page: Page) => page.locator('am-more-stats .tool');
/** The figures and tables about lists, also in place of the site's statistics. */
export const personal = (page: Page) => page.locator('am-more-stats .personal');

/** Opens the questions and chooses one. */
export async function choose(page: Page, question: string) {
  await tabs(page).getByRole('button', {name: 'More stats'}).click();
  await panel(page).getByRole('combobox', {name: 'Query'}).selectOption({label: question});
}

/** Runs the chosen question; one that takes many requests needs a confirmation first. */
export const run = (page: Page) => panel(page).getByRole('button', {name: /^Run/}).click();

/** A figure of the report by its name. */
export const figure = (page: Page, name: string) =>
  panel(page)
    .locator('dl > div', {has: page.getByText(name, {exact: true})})
    .locator('dd');
