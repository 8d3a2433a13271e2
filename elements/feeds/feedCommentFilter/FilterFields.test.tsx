import {act, fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import FilterFields from './FilterFields';
import Funnel from '#kits/feedFilter/Funnel';
import {hidden, panel} from '#kits/feedFilter/state';
import {feedCommentLikes} from './thresholds';
import {expectAccessible, useRender} from '#test/support/draw';

describe('the filter by comments and likes', () => {
  const draw = useRender();

  it('store whole numbers in the settings, take an empty field as 0, and explain other input', async () => {
    hidden.set({all: 25, marked: 3});
    const drawn = draw(
      <>
        <Funnel />
        <FilterFields />
      </>,
    );
    const funnel = screen.getByRole('button', {expanded: false});
    expect([funnel.title, screen.queryByRole('group')]).to.deep.equal(['3 of 25 activities hidden', null]);
    fireEvent.click(funnel);
    expect(document.activeElement).to.equal(screen.getByLabelText('Minimum comments'));
    const field = screen.getByLabelText('Minimum likes');
    expect(drawn.text()).to.contain('3 of 25 activities hidden');
    for (const [typed, stored] of [
      ['3', 3],
      ['', 0],
      ['-2', -2],
      ['99999999999', -2],
      ['1.5', -2],
    ] as const) {
      fireEvent.change(field, {target: {value: typed}});
      fireEvent.blur(field);
      if (stored === -2 && typed !== '-2') expect((field as HTMLInputElement).value).to.equal(typed);
      expect(drawn.services.settings.get(feedCommentLikes)).to.equal(stored);
    }
    expect(drawn.text()).to.match(/whole number.*-2\b/);
    await expectAccessible(drawn.container);
    fireEvent.keyDown(field, {key: 'Escape'});
    expect([document.activeElement, screen.queryByRole('group')]).to.deep.equal([funnel, null]);
    act(() => {
      hidden.reset();
      panel.reset();
    });
  });
});
