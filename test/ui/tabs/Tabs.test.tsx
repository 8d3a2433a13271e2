import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Tabs} from '#ui/tabs/Tabs';
import {expectAccessible} from '../../support/draw';

describe('Tabs', () => {
  const drawn: string[] = [];
  const tabs = ['anime', 'manga', 'staff'].map(id => ({
    id,
    title: id,
    content: () => {
      drawn.push(id);
      return <p>The panel of {id}</p>;
    },
  }));
  beforeEach(() => void (drawn.length = 0));
  const chosen = () => screen.getByRole('tab', {selected: true}).textContent;
  const panel = () => screen.getByRole('tabpanel').textContent;

  it('shows the first tab and does not render the others', async () => {
    const {container} = render(<Tabs label="Statistics" tabs={tabs} />);
    expect([chosen(), panel()]).to.deep.equal(['anime', 'The panel of anime']);
    expect(new Set(drawn)).to.deep.equal(new Set(['anime']));
    expect(screen.getByRole('tabpanel', {name: 'anime'}).isConnected).to.equal(true);
    await expectAccessible(container);
  });

  it('shows the tab that is clicked', async () => {
    render(<Tabs label="Statistics" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', {name: 'staff'}));
    expect([chosen(), panel()]).to.deep.equal(['staff', 'The panel of staff']);
  });

  for (const [direction, keys, expected] of [
    ['ltr', '{ArrowRight}', 'manga'],
    ['ltr', '{ArrowLeft}', 'staff'],
    ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'anime'],
    ['ltr', '{End}', 'staff'],
    ['ltr', '{End}{Home}', 'anime'],
    ['rtl', '{ArrowLeft}', 'manga'],
    ['rtl', '{ArrowRight}', 'staff'],
  ] as const)
    it(`moves with ${keys} to ${expected} when the text direction is ${direction}`, async () => {
      render(
        <div dir={direction}>
          <Tabs label="Statistics" tabs={tabs} />
        </div>,
      );
      await userEvent.tab();
      await userEvent.keyboard(keys);
      expect(chosen()).to.equal(expected);
      expect(document.activeElement?.textContent).to.equal(expected);
    });

  it('is one Tab stop, followed by the panel', async () => {
    render(<Tabs label="Statistics" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).to.equal(screen.getByRole('tabpanel'));
  });

  it('shows the tab that its parent selects', async () => {
    const asked: string[] = [];
    const {rerender} = render(<Tabs label="Statistics" tabs={tabs} selected="manga" onSelect={id => asked.push(id)} />);
    await userEvent.click(screen.getByRole('tab', {name: 'staff'}));
    expect([chosen(), asked]).to.deep.equal(['manga', ['staff']]);
    rerender(<Tabs label="Statistics" tabs={tabs} selected="staff" />);
    expect(chosen()).to.equal('staff');
  });
});
