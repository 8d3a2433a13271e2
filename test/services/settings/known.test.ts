import {expect} from 'chai';
import * as v from 'valibot';

import {staffRoleOrder} from '#elements/browse/replaceStaffRoles/settings';
import {bannedUpdates} from '#elements/lists/newChapters/settings';
import {dubMarkerLanguage} from '#elements/media/dubMarker/settings';
import {nameOf, toggle} from '#services/settings/handles';
import {knownSettings} from '#services/settings/known';
import {info} from '../../support/definitions';

describe('knownSettings', () => {
  const known = knownSettings([
    info('first', {}),
    info('fixed', {locked: true}),
    info('dubMarker', {settings: [dubMarkerLanguage]}),
    info('newChapters', {data: [bannedUpdates]}),
    info('replaceStaffRoles', {settings: [staffRoleOrder]}),
  ]);

  it('lists every setting that a file may contain once, with a readable name', () => {
    const keys = known.map(({key}) => key);
    expect(new Set(keys).size).to.equal(keys.length);
    expect(keys).to.include.members(['first', '@titleAliases', '@blockList', 'clientId', 'dubMarkerLanguage']);
    expect(known.filter(each => nameOf(each) === each.key)).to.deep.equal([]);
  });

  it('excludes the sign-in, a running bisect and fixes between releases', () =>
    expect(known.filter(({key}) => ['accessToken', 'culpritSearch', 'fixed', 'siteFixes'].includes(key))).to.deep.equal(
      [],
    ));

  it('labels options, and switches of features with several, with their feature, or the first of several', () => {
    const option = toggle('option', {title: 'Option', initial: false});
    const found = knownSettings([
      info('merged', {switches: [toggle('half', {title: 'Half', initial: true})]}),
      info('first', {settings: [option]}),
      info('second', {settings: [option], storedAs: 'secnd'}),
    ]).map(each => [each.key, nameOf(each)] as const);
    expect(Object.fromEntries(found)).to.include({
      half: 'Half (Feature merged)',
      option: 'Option (Feature first)',
      secnd: 'Feature second',
    });
    expect(found.map(([key]) => key)).not.to.include.members(['merged']);
  });

  const table: readonly [string, unknown, boolean][] = [
    ['dubMarkerLanguage', 'German', true],
    ['dubMarkerLanguage', 'Klingon', false],
    ['staffRoleOrder', 'alphabetical', true],
    ['staffRoleOrder', 'myProgress', true],
    ['staffRoleOrder', 'by weight', false],
    ['bannedUpdates', [{id: 21, title: 'One Piece'}], true],
    ['bannedUpdates', 21, false],
  ];
  for (const [key, value, isValid] of table)
    it(`${isValid ? 'takes' : 'refuses'} ${JSON.stringify(value)} as ${key} of the older script`, () => {
      const setting = known.find(each => each.key === key);
      expect(setting && v.is(setting.schema, value)).to.equal(isValid);
    });
});
