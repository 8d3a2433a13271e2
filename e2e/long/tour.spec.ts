import {allSwitches} from '../support/features';
import {test} from '../support/test';
import {tourRoutes} from '../support/tour';

const themes = ['default', 'dark', 'contrast'] as const;
const widths = [1600, 1000, 700, 400] as const;

for (const theme of themes)
  for (const width of widths)
    // Each theme and each width is toured once in the stand-in's own tests.
    test(`the bare site can be toured in the ${theme} theme at ${width} px`, async ({open, ids}) => {
      await tourRoutes(await open('/terms?delay=0', {withoutProduct: true, as: 'member', width, theme}), ids);
    });

for (const width of widths)
  test(`the site can be toured with every feature on at ${width} px`, async ({open, ids}) => {
    const page = await open('/terms?delay=0', {as: 'member', token: true, width, settings: allSwitches(true)});
    await tourRoutes(page, ids);
  });
