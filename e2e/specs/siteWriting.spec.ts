import {queryApi} from '../support/api';
import {expect, test} from '../support/test';

const home = 'https://anilist.co';

test.describe('a member of the site', () => {
  test('creates a thread in the site’s editor', async ({open, standIn}) => {
    const page = await open('/forum/recent', {withoutProduct: true, as: 'member'});
    await page.locator('.filters > .create-btn').click();
    await expect(page).toHaveURL(`${home}/forum/thread/new`);
    await page.getByPlaceholder('Title').fill('A thread about trains');
    await page.getByPlaceholder('Categories').click();
    await page.locator('.el-select-dropdown__item', {hasText: 'General'}).click();
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Media ids').fill('1, 5');
    const field = page.locator('.editor > .activity-edit textarea.el-textarea__inner');
    await field.fill('All of them, *please*.');
    await page.locator('.editor .button.save').click();
    await expect(page).toHaveURL(/\/forum\/thread\/\d+$/);
    await expect(page.locator('.forum-thread h1.title')).toHaveText('A thread about trains');
    await expect(page.locator('.forum-thread > .body em')).toHaveText('please');
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const {Thread} = await queryApi<{Thread: object}>(
      standIn,
      'query ($id: Int) { Thread(id: $id) { user { name } categories { name } mediaCategories { id } } }',
      {id},
    );
    expect(Thread).toEqual({
      user: {name: 'Mirabel'},
      categories: [{name: 'General'}],
      mediaCategories: [{id: 1}, {id: 5}],
    });
  });

  test('writes a review in the site’s editor, which rejects a text that is too short', async ({open, ids}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {withoutProduct: true, as: 'member'});
    await page.getByRole('button', {name: 'Write Review'}).click();
    await expect(page).toHaveURL(`${home}/review/new/${ids.anime}`);
    await expect(page.locator('.review h1.title')).toHaveText('Cowboy Bebop');
    const field = page.locator('.editor > .activity-edit textarea.el-textarea__inner');
    await field.fill('Too short');
    await page.locator('.editor .button.save').click();
    await expect(page.locator('.el-message--error')).toBeVisible();
    await page.getByPlaceholder('Review summary').fill('A summary of enough letters');
    await field.fill('Many words. '.repeat(240));
    await page.locator('.editor .button.save').click();
    await expect(page).toHaveURL(/\/review\/\d+$/);
    await expect(page.locator('.review')).toContainText('Many words.');
  });

  test('votes for a tag, reverses the vote and withdraws it', async ({open, ids}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {withoutProduct: true, as: 'member'});
    const tag = page.locator('.sidebar .tags > .tag').nth(2);
    const rank = tag.locator('.rank');
    const before = parseInt((await rank.textContent()) ?? '');
    expect(before).toBeGreaterThan(1);
    const vote = async (name: 'Up' | 'Down') => {
      await tag.locator('.vote-dropdown .el-dropdown-link').click();
      await page.locator('.el-dropdown-menu:visible .el-dropdown-menu__item', {hasText: name}).click();
    };
    await vote('Up');
    await expect(rank).toHaveText(`${before + 1}%`);
    await vote('Down');
    await expect(rank).toHaveText(`${before - 1}%`);
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(rank).toHaveText(`${before - 1}%`);
    await vote('Down');
    await expect(rank).toHaveText(`${before}%`);
  });

  test('sees who created and who edited a media item', async ({open, ids}) => {
    const page = await open(`/edit/anime/${ids.anime}`, {withoutProduct: true, as: 'member'});
    await page.locator('.pages > a', {hasText: 'Revision History'}).click();
    const rows = page.locator('.revision-history > .revision');
    await expect(rows.last().locator('.action')).toHaveText('Create');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    await expect(rows.first().locator('.action')).toHaveText('Edit');
    await expect(rows.first().locator('a.user[href^="/user/"]')).toHaveText(/\S/);
  });

  test('registers an application and signs in to it', async ({open, standIn}) => {
    const page = await open('/settings/developer', {withoutProduct: true, as: 'member'});
    await page.getByText('Create New Client').click();
    await page.getByPlaceholder('Name').fill('My script');
    await page.getByPlaceholder('Redirect URL').fill(`${home}/settings/developer#my_auth`);
    await page.locator('.developer .button.save').click();
    const client = page.locator('.client', {hasText: 'My script'});
    const id = await client.locator('.id').textContent();
    expect(id).toMatch(/^\d+$/);
    await page.goto(`${home}/api/v2/oauth/authorize?client_id=${id}&response_type=token`);
    await page.getByRole('button', {name: 'Approve'}).click();
    await expect(page).toHaveURL(
      /\/settings\/developer#my_auth&access_token=[^&]+&token_type=Bearer&expires_in=31536000$/,
    );
    await standIn.control('reset');
    const refused = await page.goto(`${home}/api/v2/oauth/authorize?client_id=${id}&response_type=token`);
    expect(refused?.status()).toBe(401);
  });
});

test('serves images from a separate host, whose pixels no page can read', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {withoutProduct: true});
  const cover = page.locator('.media .header img.cover');
  await expect(cover).toHaveAttribute('src', /^https:\/\/s4\.anilist\.co\/file\/anilistcdn\/media\/anime\/cover\//);
  await expect.poll(() => cover.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  const read = await cover.evaluate(image => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image as HTMLImageElement, 0, 0);
    try {
      return drawing?.getImageData(0, 0, 1, 1).data.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(read).toBe('SecurityError');
});
