import type {Page} from '@playwright/test';

import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {editPage, openStaff, repeatStaff, staffPictures} from '#e2e/support/submissions';
import {expect, test} from '#e2e/support/test';

/** The numbers on the pictures; '' for those without one. */
const numbers = (page: Page) =>
  staffPictures(page).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-am-appearance') ?? ''));

const kept = 'Page refresh has been intercepted to avoid an accidental loss of work';

test(
  '[enumerateSubmissionStaff] numbers people who are listed more than once, and nobody else',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(editPage(ids));
    await openStaff(page);
    await waitUntilQuiet(page);
    const none = await numbers(page);
    expect(new Set(none)).toEqual(new Set(['']));
    await repeatStaff(page);
    await expect.poll(() => numbers(page)).toEqual(['1', ...none.slice(1), '2']);
    await page.getByRole('button', {name: 'Remove role'}).click();
    await expect.poll(() => numbers(page)).toEqual(none);
  },
);

test('[enumerateSubmissionStaff] asks before a changed submission is reloaded, and shows a message if the user stays', async ({
  open,
  ids,
}) => {
  const page = await open(editPage(ids));
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.locator('.submission-form input').first().fill('Another title');
  await page.evaluate(() => {
    Reflect.set(window, 'stayed', true);
    location.reload();
  });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.locator('am-toasts').getByText(kept)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

test('[enumerateSubmissionStaff] does not ask if nothing was changed, or while it is off', async ({open, ids}) => {
  const page = await open(editPage(ids));
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByText('Revision History').click();
  await page.reload();
  await changeSettings(page, {enumerateSubmissionStaff: false});
  await page.locator('.submission-form input').first().fill('Another title');
  await page.reload();
  expect(asked).toEqual([]);
});

/** The questions of the page, each answered by leaving or staying. */
function questions(page: Page, answer: 'accept' | 'dismiss') {
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog[answer]();
  });
  return asked;
}
const leaving = "confirm: Your changes to this submission aren't saved. Leave the page?";

test('[enumerateSubmissionStaff] asks before a page with an added role is loaded again', async ({open, ids}) => {
  const page = await open(editPage(ids));
  const asked = questions(page, 'dismiss');
  await repeatStaff(page);
  await expect(staffPictures(page).last()).toHaveAttribute('data-am-appearance', '2');
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^beforeunload/)]);
});

test("[enumerateSubmissionStaff] asks before the site's own links and the Back button leave a changed submission", async ({
  open,
  ids,
}) => {
  const page = await open('/reviews');
  await navigate(page, editPage(ids));
  const asked = questions(page, 'dismiss');
  await page.locator('.submission-form input').first().fill('Another title');
  await page.locator('.nav a[href="/forum/overview"]').first().click();
  await expect.poll(() => asked).toEqual([leaving]);
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual([leaving, leaving]);
  await waitUntilQuiet(page);
  await expect(page.locator('.submission-form').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(editPage(ids));
});

test('[enumerateSubmissionStaff] leaves a changed submission once the user agrees, and asks no more', async ({
  open,
  ids,
}) => {
  const page = await open(editPage(ids));
  const asked = questions(page, 'accept');
  await page.locator('.submission-form input').first().fill('Another title');
  await openStaff(page);
  expect(asked).toEqual([]);
  await staffPictures(page).first().click();
  await expect(page).toHaveURL(/\/staff\//);
  expect(asked).toEqual([leaving]);
  await page.goBack();
  await expect(page.locator('.submission-form').first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/staff\//);
  expect(asked).toEqual([leaving]);
});
