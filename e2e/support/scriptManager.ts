import {expect} from '@playwright/test';
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {startExtension, type ExtensionSeat} from './extension';
import {publishedPath, type StandIn} from './server';

/** A browser with a script manager that has the published userscript, which requires its files from the address of the release. */
export interface ManagerSeat extends ExtensionSeat {
  /** Turns "Allow User Scripts" of the manager on or off, as a user does. */
  allow(isAllowed: boolean): Promise<void>;
}

/**
 * Starts a full Chromium with the tests' script manager, which is assembled in `folder`. User scripts are not allowed
 * yet.
 */
export async function startManager(standIn: StandIn, folder: string): Promise<ManagerSeat> {
  cpSync(fileURLToPath(new URL('manager', import.meta.url)), folder, {recursive: true});
  cpSync(publishedPath('automail.user.js'), join(folder, 'script.user.js'));
  const seat = await startExtension(standIn, folder);
  const id = await seat.inWorker<string>('chrome.runtime.id');
  return {
    ...seat,
    async allow(isAllowed) {
      const details = await seat.context.newPage();
      await details.goto(`chrome://extensions/?id=${id}`);
      const access = details.locator('#allow-user-scripts').getByRole('switch');
      await access.setChecked(isAllowed);
      await expect(access).toBeChecked({checked: isAllowed});
      await details.close();
      await seat.inWorker('register()');
    },
  };
}
