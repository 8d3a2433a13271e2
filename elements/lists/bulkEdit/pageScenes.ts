import type {Page} from '@playwright/test';

import {hideTable, openTable, press, selectAll, showTable, switchOn, table} from '#e2e/support/bulkEdit';
import type {Condition} from '#e2e/support/condition';
import type {PageScene} from '#e2e/support/pageScene';

async function openForm(page: Page) {
  await openTable(page);
  await selectAll(page);
  await press(page, 'Edit…');
}

export const condition: Condition = {
  path: ({user}) => `/user/${user}/animelist`,
  settings: {listTable: true},
  before: page => showTable(page),
  observe: async page => `boxes: ${await table(page).getByRole('checkbox').count()}`,
};

export const pageScenes: readonly PageScene[] = [
  {
    path: ({user}) => `/user/${user}/animelist`,
    async act(page) {
      await openForm(page);
      await switchOn(page, 'Status', 'Score', 'Episodes', 'Completion date', 'Notes', 'Custom lists', 'Private');
    },
    end: hideTable,
  },
  {
    path: ({user}) => `/user/${user}/mangalist`,
    async act(page) {
      await openForm(page);
      await switchOn(page, 'Status');
      await press(page, 'Review');
    },
    end: hideTable,
  },
];
