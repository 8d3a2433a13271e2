import type {Page} from '@playwright/test';

import {openTable, press, selectAll, switchOn} from '#e2e/support/bulkEdit';
import type {Condition} from '#e2e/support/condition';
import type {PageScene} from '#e2e/support/pageScene';

const path: PageScene['path'] = ({user}) => `/user/${user}/animelist`;

async function openForm(page: Page) {
  await openTable(page);
  await selectAll(page);
  await press(page, 'Edit…');
}

export const condition: Condition = {path, settings: {listTable: true}};

export const pageScenes: readonly PageScene[] = [
  {
    path,
    async act(page) {
      await openForm(page);
      await switchOn(page, 'Status', 'Score', 'Episodes', 'Completion date', 'Notes', 'Custom lists', 'Private');
    },
  },
  {
    path,
    async act(page) {
      await openForm(page);
      await switchOn(page, 'Status');
      await press(page, 'Review');
    },
  },
];
