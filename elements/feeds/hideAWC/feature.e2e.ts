import {queryApi, queryAsMember} from '#e2e/support/api';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member'} as const;

interface Threads {
  Page: {threads: {title: string}[]};
}

test(
  '[hideAWC] shows the chosen number of threads without challenges, none at 0, and the site’s own when off',
  {tag: ['@dates', '@core']},
  async ({open, standIn}) => {
    const {Page} = await queryApi<Threads>(
      standIn,
      '{ Page(perPage: 30) { threads(sort: REPLIED_AT_DESC) { title } } }',
    );
    const page = await open('/home', {...own, settings: {hideAWC: true}});
    const cards = page.locator('am-hide-awc').getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const shown = page.locator('am-hide-awc .title');
    const challenge = /^(AWC|Anime Watching C|MRC)/;
    const wanted = Page.threads.map(({title}) => title).filter(title => !challenge.test(title));
    await expect(shown).toHaveText(wanted.slice(0, 3));
    await expect(page.locator('.recent-threads .forum-wrap')).toBeHidden();
    await changeSettings(page, {forumPreviewNumber: 5});
    await expect(cards).toHaveCount(5);
    await changeSettings(page, {forumPreviewNumber: 0});
    await expect(page.locator('.recent-threads')).toBeHidden();
    await changeSettings(page, {hideAWC: false});
    await expect(page.locator('.recent-threads .forum-wrap')).toBeVisible();
  },
);

test('[hideAWC] keeps the site’s preview when the API fails', async ({open, standIn}) => {
  await standIn.control('faults?operation=PreviewThreads&kind=500');
  const page = await open('/home', {...own, settings: {hideAWC: true}});
  await expect(page.locator('am-hide-awc')).toBeAttached();
  await expect(page.locator('.recent-threads .thread-card').first()).toBeVisible();
});

test('[hideAWC] also hides recurring threads and your own words with hideOtherThreads', async ({open, standIn}) => {
  const titles = ['Boys vs Girls (counting)', 'Introduce yourself', 'Where can I watch this?', 'Word association'];
  for (const title of titles) {
    const query = 'mutation ($title: String) { SaveThread(title: $title, body: "Hi", categories: [7]) { id } }';
    await queryAsMember(standIn, 'member', query, {title});
  }
  const page = await open('/home', {...own, settings: {hideAWC: true, forumPreviewNumber: 4}});
  const shown = page.locator('am-hide-awc .title');
  await expect.poll(async () => (await shown.allTextContents()).toSorted()).toEqual(titles.toSorted());
  await changeSettings(page, {hideOtherThreads: true});
  await expect(shown).toHaveCount(4);
  await expect(shown.filter({hasText: 'Word association'})).toHaveCount(1);
  for (const title of titles.slice(0, 3)) await expect(shown.filter({hasText: title})).toHaveCount(0);
  await changeSettings(page, {otherThreadWords: 'quiz, word ASSOCIATION'});
  await expect(shown.filter({hasText: 'Word association'})).toHaveCount(0);
  await expect(shown).toHaveCount(4);
});
