import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {waitUntilQuiet, changeSettings, navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const button = 'am-show-markdown-button';
const text = 'am-show-markdown-text';
const rendered = '.activity-entry > .wrap .activity-markdown';

test('[showMarkdown] shows the source of a status in place of its text, and then the text again', async ({
  open,
  ids,
  standIn,
}) => {
  const {Activity} = await queryApi<{Activity: {text: string}}>(
    standIn,
    'query ($id: Int) { Activity(id: $id) { ... on TextActivity { text } } }',
    {id: ids.activityText},
  );
  const page = await open(`/activity/${ids.activityText}`);
  const toggle = page.locator(button).getByRole('button', {name: 'Source text'});
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  for (const times of [1, 2]) {
    await toggle.press('Enter');
    await expect(page.locator(text).locator('pre'), `time ${times}`).toHaveText(Activity.text);
    await expect(page.locator(rendered)).toBeHidden();
    await toggle.press('Enter');
    await expect(page.locator(rendered)).toBeVisible();
    await expect(page.locator(text).locator('pre')).toHaveCount(0);
  }
  const sources = (await apiCalls(standIn)).filter(({operation}) => operation === 'ActivitySource');
  expect(sources).toHaveLength(1);
  await toggle.click();
  await expect(page.locator(rendered)).toBeHidden();
  // The generated tests switch it off while the text is shown.
  await changeSettings(page, {showMarkdown: false});
  await expect(page.locator(rendered)).toBeVisible();
  await test.step('not for list activities', async () => {
    await changeSettings(page, {showMarkdown: true});
    await expect(toggle).toBeVisible();
    await navigate(page, `/activity/${ids.activityList}`);
    await expect(page.locator('.activity-entry')).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.locator(button)).toHaveCount(0);
  });
});
