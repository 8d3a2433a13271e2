import {act, fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {hideOwnScores, hideScores} from '#services/settings/hiddenScores';
import {FactLine} from '#ui/hiddenScore/FactLine';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {expectAccessible, useRender} from '../../support/draw';

describe('HiddenScore', () => {
  const draw = useRender();
  const bar = () => screen.queryByRole('button');
  const state = () => bar()?.getAttribute('data-state');
  /** Renders both kinds of scores and turns on the switches. */
  const score = (isOwn: boolean, ...on: readonly (typeof hideScores)[]) => {
    const drawn = draw(
      <HiddenScore subject={1} isOwn={isOwn}>
        82%
      </HiddenScore>,
    );
    act(() => on.forEach(each => drawn.services.settings.set(each, true)));
    return drawn;
  };

  const table = [
    [false, [], false],
    [false, [hideScores], true],
    [false, [hideOwnScores], false],
    [true, [hideScores], false],
    [true, [hideOwnScores], false],
    [true, [hideScores, hideOwnScores], true],
  ] as const;
  for (const [isOwn, on, isCovered] of table)
    it(`${isCovered ? 'covers' : 'shows'} ${isOwn ? 'an own' : 'another'} score with [${on.map(({key}) => key).join()}]`, () => {
      const drawn = score(isOwn, ...on);
      expect(bar() !== null).to.equal(isCovered);
      expect(drawn.text()).to.equal(isCovered ? 'Score hidden82%' : '82%');
    });

  it('is a button "Score hidden" whose next press covers the score again, within a link that is not followed', async () => {
    let clicks = 0;
    const drawn = draw(
      <a href="#x" onClick={() => (clicks += 1)}>
        Score <HiddenScore subject={1}>82%</HiddenScore>
      </a>,
    );
    act(() => drawn.services.settings.set(hideScores, true));
    const button = screen.getByRole('button', {name: 'Score hidden'});
    await expectAccessible(drawn.container);
    expect(fireEvent.click(button)).to.equal(false);
    expect(screen.getByRole('button', {name: '82%'})).to.equal(button);
    fireEvent.click(button);
    expect(state()).to.equal('closed');
    fireEvent.pointerOut(button, {relatedTarget: document.body});
    expect(state()).to.equal('hidden');
    expect([clicks, location.hash]).to.deep.equal([0, '']);
  });

  it('keeps the score that a press uncovered when pointer and focus leave', async () => {
    score(false, hideScores);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    fireEvent.pointerOut(button, {relatedTarget: document.body});
    await userEvent.tab();
    expect(state()).to.equal('shown');
  });

  it('keeps the score visible by the keyboard, and covers it again', async () => {
    score(false, hideScores);
    await userEvent.tab();
    expect(document.activeElement).to.equal(bar());
    await userEvent.keyboard('{Enter}');
    expect(state()).to.equal('shown');
    await userEvent.keyboard(' ');
    expect(state()).to.equal('closed');
    await userEvent.tab();
    expect(state()).to.equal('hidden');
  });

  it('covers the score of another subject', () => {
    const drawn = score(false, hideScores);
    fireEvent.click(screen.getByRole('button'));
    expect(state()).to.equal('shown');
    drawn.rerender(<HiddenScore subject={2}>30%</HiddenScore>);
    expect(state()).to.equal('hidden');
  });
});

describe('FactLine', () => {
  const draw = useRender();
  for (const [facts, score, line] of [
    [['TV', '', '1998'], '82%', 'TV · 1998 · 82%'],
    [['TV', '1998'], '', 'TV · 1998'],
    [[], '82%', '82%'],
    [[], '', ''],
  ] as const)
    it(`shows "${line}"`, () =>
      expect(draw(<FactLine facts={facts} score={score} mediaId={1} />).text()).to.equal(line));
});
