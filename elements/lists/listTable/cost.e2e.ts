import {countEvaluated} from '#e2e/support/evaluated';
import {countListeners} from '#e2e/support/sideEffects';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const isOurs = ({name}: {readonly name: string}) => /list\/?table|listTable|domain\/list\/query/i.test(name);

const table = [
  ['a list with other parameters while it is off', '/user/Tobias/animelist?tables=1&sort=Score', false],
  ['the page of another feature with a view in its address while it is on', '/home?table=1~~~a', true],
] as const;
for (const [what, path, isOn] of table)
  test(`[listTable] costs nothing on ${what}`, async ({open}) => {
    const evaluated = countEvaluated();
    const page = await open(path, {settings: {listTable: isOn}, beforeLoad: each => evaluated.start(each)});
    expect((await evaluated.finish(page)).filter(isOurs)).toEqual([]);
    await expect(page.locator('[class*="am-list-table"], am-list-table-button, am-list-table-frame')).toHaveCount(0);
  });

test('[listTable] loads the button alone until it is pressed, and ends its listeners', async ({open}) => {
  const evaluated = countEvaluated();
  const options = {settings: {listTable: true}, countsSubscriptions: true};
  const page = await open('/user/Tobias/animelist', {...options, beforeLoad: each => evaluated.start(each)});
  const names = (await evaluated.finish(page)).filter(isOurs).map(({name}) => name);
  expect(names.filter(name => /ListTable|Grid|QueryBar/.test(name))).toEqual([]);
  const button = page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true});
  const listeners = async () => {
    const counts = await countListeners(page);
    return ['document scroll', 'document click', 'window popstate'].map(type => counts[type]);
  };
  const before = await listeners();
  await button.click();
  await expect(page.locator('am-list-table-table')).toBeVisible();
  expect(await listeners()).not.toEqual(before);
  expect((await evaluated.finish(page)).map(({name}) => name)).toContain('ListTable');
  await button.click();
  await waitUntilQuiet(page);
  expect(await listeners()).toEqual(before);
});
