import {act} from '@testing-library/react';
import {expect} from 'chai';

import {toggle} from '#services/settings/handles';
import {bisectSearch} from '#services/settings/shared';
import {refusedSiteFixes, siteFixes, siteFixesWanted} from '#services/settings/siteFixes';
import {useOption} from '#ui/useOption';
import {useRender} from '../support/draw';

const option = toggle('optionOfTest', {title: 'Option', initial: true});
const fixed = {features: [{id: option.key, reason: 'It fails.'}], selectors: [], at: 1};

function Shown() {
  return <p>{useOption(option) ? 'on' : 'off'}</p>;
}

describe('useOption', () => {
  const draw = useRender();

  it('renders again when the option, a fix, a refusal or a bisect changes', () => {
    const drawn = draw(<Shown />);
    const {settings} = drawn.services;
    const shownAfter = (change: () => void) => {
      act(change);
      return drawn.text();
    };
    expect(drawn.text()).to.equal('on');
    expect([
      shownAfter(() => settings.set(option, false)),
      shownAfter(() => settings.set(option, true)),
      shownAfter(() => settings.set(siteFixes, fixed)),
      shownAfter(() => settings.set(refusedSiteFixes, [option.key])),
      shownAfter(() => settings.set(refusedSiteFixes, [])),
      shownAfter(() => settings.set(siteFixesWanted, false)),
      shownAfter(() => settings.set(bisectSearch, {suspects: [], off: [option.key], step: 1})),
      shownAfter(() => settings.set(bisectSearch, undefined)),
    ]).to.deep.equal(['off', 'on', 'off', 'on', 'off', 'on', 'off', 'on']);
  });
});
