// At 200 %, everything of ours fits into a window that was 1280 px wide, on all scenes of the features and with
// everything on.
import {eachScene, idsOf, sceneParts} from '../support/everyScene';
import {expect, test} from '../support/test';
import {layoutProblems, zoomOf} from '../support/zoom';

for (const scenes of sceneParts(3))
  test(`${idsOf(scenes)} fit into the window at 200 %`, async ({open, ids, standIn}) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    let zoom: ((isZoomed: boolean) => Promise<void>) | undefined;
    await eachScene(scenes, {open, ids, standIn}, {}, async (page, path) => {
      zoom ??= await zoomOf(page);
      await zoom(true);
      problems.push(...(await layoutProblems(page)).map(each => `${path}: ${each}`));
      await zoom(false);
    });
    expect(problems).toEqual([]);
  });
