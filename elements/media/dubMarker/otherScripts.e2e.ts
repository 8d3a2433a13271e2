import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[dubMarker] gives way to another script that insists on the position above the sidebar', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/?foreign=tmsync`, {as: 'member', settings: {dubMarker: true}});
  const places = page.locator('.media .sidebar > :is(.tmsync-links, am-dub-marker)');
  const names = () => places.evaluateAll(nodes => nodes.map(node => node.className || node.localName));
  await expect.poll(names).toEqual(['tmsync-links', 'am-dub-marker']);
  await waitUntilQuiet(page);
  expect(await names()).toEqual(['tmsync-links', 'am-dub-marker']);
});
