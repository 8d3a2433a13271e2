import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Button} from '#ui/Button';
import {expectAccessible} from '../support/draw';

describe('Button', () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button', {name: 'Save'});

  it('does not submit its form unless its type is submit', async () => {
    let submits = 0;
    const form = (type?: 'submit') => (
      <form
        onSubmit={event => {
          event.preventDefault();
          submits++;
        }}
      >
        <Button {...(type && {type})}>Save</Button>
      </form>
    );
    const {rerender} = render(form());
    await userEvent.click(button());
    expect(submits).to.equal(0);
    rerender(form('submit'));
    await userEvent.click(button());
    expect(submits).to.equal(1);
  });

  for (const state of ['busy', 'inactive'] as const)
    it(`keeps its focus but neither acts nor submits while it is ${state}`, async () => {
      const calls: string[] = [];
      const form = (isOff: boolean) => (
        <form
          onSubmit={event => {
            event.preventDefault();
            calls.push('submit');
          }}
        >
          <Button type="submit" {...{[state]: isOff}} onClick={() => calls.push('click')}>
            Save
          </Button>
        </form>
      );
      const {container, rerender} = render(form(true));
      button().focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button());
      expect(calls).to.deep.equal([]);
      expect(document.activeElement).to.equal(button());
      expect(button().getAttribute('aria-disabled')).to.equal('true');
      expect(button().getAttribute('aria-busy')).to.equal(state === 'busy' ? 'true' : null);
      await expectAccessible(container);
      rerender(form(false));
      await userEvent.click(button());
      expect(calls).to.deep.equal(['click', 'submit']);
      expect(button().hasAttribute('aria-disabled')).to.equal(false);
    });

  it('has the classes of its variant and the state of a toggle', async () => {
    const {container, rerender} = render(<Button>Save</Button>);
    expect([button().className, button().hasAttribute('aria-pressed')]).to.deep.equal(['ui-button', false]);
    rerender(
      <Button variant="quiet" small icon pressed={false} className="own">
        Save
      </Button>,
    );
    expect(button().className).to.equal('ui-button ui-button-quiet ui-button-small ui-button-icon own');
    expect(button().getAttribute('aria-pressed')).to.equal('false');
    await expectAccessible(container);
  });
});
