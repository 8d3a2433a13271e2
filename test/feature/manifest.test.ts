import {expect} from 'chai';

import {readManifest, type PartEntry} from '#feature/manifest';
import {sourceOf} from '#feature/manifestOf';
import {indexParts, inOrder} from '#feature/partIndex';
import {run} from '#feature/run';
import {allRoutes} from '#host/pages/allRoutes';
import {home, settingsApps} from '#host/pages/routes';
import {anywhere} from '#host/pages/route';
import {keyOf} from '#services/features';
import {catalogue} from '#src/catalogue.generated';
import {feature} from '../support/features';

const address = (path: string) => new URL(path, location.href);
const examples = allRoutes.flatMap(route => route.examples.map(address));

describe('the manifest', () => {
  const evaluated = sourceOf(catalogue);
  const manifest = readManifest(evaluated);
  const nameOf = ({featureId, name, switchKey}: Omit<PartEntry, 'routes'>) =>
    `${featureId}/${switchKey ?? ''}/${name ?? ''}`;

  it('contains the parts of all definitions, in order', () => {
    expect(manifest.parts.map(nameOf)).to.deep.equal(evaluated.parts.map(nameOf));
  });

  it('matches every feature definition', () => {
    const saidOf = ({features}: typeof manifest) =>
      features.map(
        ({id, enabledByDefault, locked = false, needs = [], requiresFeatures = [], alsoOnWith = [], ...more}) => ({
          id,
          key: keyOf({id, ...more}),
          switches: (more.switches ?? []).map(({key, initial}) => [key, initial]),
          enabledByDefault,
          locked,
          needs: [...needs],
          requires: requiresFeatures.map(({key}) => key),
          alsoWith: alsoOnWith.map(({key}) => key),
        }),
      );
    expect(saidOf(manifest)).to.deep.include.members(saidOf(evaluated));
  });

  it('marks a feature with several switches as on by default if one of them is', () => {
    const merged = evaluated.features.filter(({switches}) => switches);
    expect(merged.map(({id}) => id)).to.have.members([
      'activityScores',
      'likeNames',
      'limitProgress',
      'reviewApproval',
    ]);
    for (const {id, enabledByDefault, switches = []} of merged)
      expect(enabledByDefault, id).to.equal(switches.some(({initial}) => initial));
  });

  it('has a switch for each part of a feature with several switches, and for no other part', () => {
    for (const {id, switches, parts} of catalogue)
      for (const part of parts)
        if (switches) expect(switches, id).to.include(part.switch);
        else expect(part.switch, id).to.equal(undefined);
  });

  it('accepts every address that the routes of a part accept', () => {
    for (const [index, {routes}] of evaluated.parts.entries())
      for (const each of examples.filter(example => routes.some(route => route.match(example))))
        expect(
          manifest.parts[index]?.routes.some(route => route.match(each)),
          `${nameOf(manifest.parts[index] ?? {featureId: '', name: undefined, switchKey: undefined})} at ${each.pathname}`,
        ).to.equal(true);
  });
});

describe('the index of parts', () => {
  const nothing = () => undefined;
  const source = sourceOf([
    feature([run({routes: home, name: 'home'}, nothing)], {id: 'tweets'}),
    feature([run({routes: [home, anywhere], name: 'both'}, nothing)], {id: 'drafts'}),
    feature([run({routes: settingsApps, name: 'settings'}, nothing)], {id: 'slimNav'}),
  ]);
  const index = indexParts(source);
  const at = (path: string) => inOrder(index.at(address(path))).map(({name}) => name);

  it('touches only the parts whose routes match an address, each once', () => {
    expect(at('/home')).to.deep.equal(['both', 'home']);
    expect(at('/settings/apps')).to.deep.equal(['both', 'settings']);
    expect(at('/no/such/page')).to.deep.equal(['both']);
  });
});
