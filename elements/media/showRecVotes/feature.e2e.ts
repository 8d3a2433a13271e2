import {restyles} from '#e2e/support/restyles';
import {changeSettings} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

restyles([
  {
    id: 'showRecVotes',
    path: work,
    selector: '.recommendation-card .rating-wrap',
    property: 'opacity',
    off: '0',
    on: '1',
  },
]);

test('[showRecVotes] shows the votes of all recommendations without hovering', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(work(ids), {settings: {showRecVotes: true}});
  const votes = page.locator('.media .recommendation-card .rating-wrap');
  await expect(votes.first()).toHaveCSS('opacity', '1');
  await expect(votes.last()).toHaveCSS('opacity', '1');
  await changeSettings(page, {showRecVotes: false});
  await expect(votes.last()).toHaveCSS('opacity', '0');
});
