import {queryApi} from '#e2e/support/api';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member'} as const;

interface Threads {
  Page: {threads: {title: string}[]};
}

test(
  '[hideAWC] shows the chosen number of threads without challenges, and none at 0',
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
  },
);
