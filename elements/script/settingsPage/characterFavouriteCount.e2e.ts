import {expect, test} from '#e2e/support/test';

test('[settingsPage] reports a selector override with an unknown name', async ({open, expectedReports}) => {
  expectedReports.push(/selector overrides .*: noSuchAnchor\./i);
  const selectorOverrides = {characterCard: '.search .person-card', noSuchAnchor: '.new'};
  const page = await open('/settings/apps', {settings: {selectorOverrides}});
  await expect(page.locator('am-settings-page')).toContainText(/: noSuchAnchor/);
});
