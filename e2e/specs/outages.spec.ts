// The line that says on the home page and among notifications why nothing of ours appears there.
import {tokenOf} from '../support/api';
import {everythingVisible} from '../support/features';
import {navigate, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';
import {writeVault} from '../support/vault';

const own = {as: 'member', token: true} as const;
for (const [kind, reason] of [
  ['500', /problem.*saved data.*sent later/],
  ['403', /turned off access.*saved data.*sent later/],
] as const)
  test(`[betterListPreview][notifications] say once what an API that answers with ${kind} means`, async ({
    open,
    standIn,
    expectedReports,
  }) => {
    expectedReports.push(/the list preview failed: /);
    await standIn.control(`faults?operation=*&kind=${kind}`);
    const page = await open('/home', {...own, settings: everythingVisible()});
    const line = page.locator('am-toasts').getByText(reason);
    await expect(line).toBeVisible();
    await page.locator('am-toasts').getByRole('button', {name: 'Close'}).first().click();
    await expect(line).toHaveCount(0);
    await navigate(page, '/notifications');
    await waitUntilQuiet(page);
    await expect(line).toHaveCount(0);
  });

test('[notifications] say that the sign-in has expired, and what still works', async ({open, standIn}) => {
  const page = await open('/notifications', {...own, settings: {clientId: '4870'}});
  await waitUntilQuiet(page);
  await writeVault(page, await tokenOf(standIn, 'member', -60));
  await navigate(page, '/home');
  const line = page.locator('am-toasts').getByText(/sign-in to Automail has expired.*your changes wait/);
  await expect(line).toBeVisible();
  await expect(page.locator('am-toasts').getByRole('button', {name: 'Renew'})).toBeVisible();
});
