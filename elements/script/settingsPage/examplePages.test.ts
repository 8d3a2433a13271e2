import {expect} from 'chai';

import {catalogue} from '#src/catalogue.generated';
import {routeNamesOf} from '#feature/routesOfFeature';
import {allRoutes, routeOf} from '#host/pages/allRoutes';
import {examplePages} from './examplePages';

const at = (path: string) => routeOf(new URL(path, 'https://anilist.co'))?.name;

describe('examplePages', () => {
  it('names each kind of page, and links to an example of that very kind', () => {
    const pages = allRoutes.map(({name}) => [name, examplePages({}, [name], 'Mirabel')] as const);
    const unnamed = pages.filter(([, examples]) => !examples.length).map(([name]) => name);
    expect(unnamed).to.have.members(['mediaWatch', 'mediaStats', 'settingsApps', 'settingsOther', 'landing']);
    for (const [name, examples] of pages)
      for (const {path} of examples) if (path !== undefined) expect(at(path)).to.equal(name);
  });

  it('prefers the examples of a feature, which are pages of its routes', () => {
    const own = catalogue.filter(({examples}) => examples);
    expect(own.length).to.be.greaterThan(5);
    for (const feature of own) {
      const routes = routeNamesOf(feature.id) ?? [];
      const found = examplePages(feature, routes, 'Mirabel').flatMap(({path}) => path ?? []);
      expect(routes, feature.id).to.include.members(found.map(at));
    }
  });

  it('links to no pages of the user without a name', () => {
    const [list] = examplePages({examples: ['mangaList']}, [], undefined);
    expect(list?.path).to.equal(undefined);
    expect(list?.name).to.match(/manga/);
  });
});
