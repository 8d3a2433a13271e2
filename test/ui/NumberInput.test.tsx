import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import {useState} from 'react';

import {NumberInput} from '#ui/NumberInput';
import {expectAccessible} from '../support/draw';

describe('NumberInput', () => {
  let changes: (number | undefined)[] = [];
  beforeEach(() => {
    changes = [];
  });

  /** `keepsLast`: the parent ignores invalid values, as settings do. */
  function Score({keepsLast}: {keepsLast: boolean}) {
    const [value, setValue] = useState<number | undefined>(7);
    return (
      <NumberInput
        aria-label="Score"
        value={value}
        min={0}
        max={10}
        step={0.5}
        decimals={1}
        change={next => {
          changes.push(next);
          if (next !== undefined || !keepsLast) setValue(next);
        }}
      />
    );
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Score');
  const type = async (text: string) => {
    await userEvent.clear(field());
    if (text) await userEvent.type(field(), text);
  };

  for (const [typed, number] of [
    ['0', 0],
    ['10', 10],
    ['8.5', 8.5],
    ['1e1', 10],
    ['10.1', undefined],
    ['-1', undefined],
    ['8.55', undefined],
    ['-', undefined],
    ['', undefined],
  ] as const)
    it(`reports ${number ?? 'nothing'} for "${typed}" between 0 and 10 with one decimal`, async () => {
      const {container} = render(<Score keepsLast />);
      await type(typed);
      expect(changes.at(-1)).to.equal(number);
      expect(field().getAttribute('aria-invalid')).to.equal(String(number === undefined));
      // The browser reports a field that contains only a minus sign, not typed by a user, as empty.
      const used = changes.findLast(each => each !== undefined) ?? 7;
      const message = ['', '-'].includes(typed)
        ? 'If empty, 7 is used.'
        : `Enter a number with up to 1 decimal from 0 to 10. Until then, ${used} is used.`;
      expect(screen.queryByRole('alert')?.textContent).to.equal(number === undefined ? message : undefined);
      await expectAccessible(container);
    });

  it('reports an error when it is emptied and there is no number to fall back on', async () => {
    render(<Score keepsLast={false} />);
    await type('');
    expect(screen.getByRole('alert').textContent).to.match(/\b1 decimal\b.*\b0\b.*\b10\b/);
  });

  it('is described by its message while the input is invalid', async () => {
    render(<Score keepsLast />);
    expect(field().hasAttribute('aria-describedby')).to.equal(false);
    await type('11');
    expect(field().getAttribute('aria-describedby')).to.equal(screen.getByRole('alert').id);
  });

  it('keeps an invalid number and its message when it loses focus, but not an emptied field', async () => {
    render(<Score keepsLast />);
    await type('99');
    await userEvent.tab();
    expect([field().value, field().getAttribute('aria-invalid')]).to.deep.equal(['99', 'true']);
    expect(screen.getByRole('alert').textContent).to.match(/\b9 is used/);
    await type('');
    await userEvent.tab();
    expect([field().value, field().getAttribute('aria-invalid')]).to.deep.equal(['9', 'false']);
    expect(screen.queryByRole('alert')).to.equal(null);
  });

  it('reports the number that an empty field stands for, and shows it when it loses focus', async () => {
    function Least() {
      const [value, setValue] = useState<number | undefined>(7);
      return (
        <NumberInput
          aria-label="Score"
          value={value}
          min={0}
          decimals={0}
          emptied={0}
          change={next => {
            changes.push(next);
            setValue(next ?? value);
          }}
        />
      );
    }
    render(<Least />);
    await type('');
    expect([changes.at(-1), field().value, screen.queryByRole('alert')]).to.deep.equal([0, '', null]);
    await userEvent.tab();
    expect(field().value).to.equal('0');
    await type('-5');
    expect(screen.getByRole('alert').textContent).to.match(/whole number.*\b0\b.*\b0\b/);
  });

  it('keeps invalid input on blur if its parent has no number', async () => {
    render(<Score keepsLast={false} />);
    await type('99');
    await userEvent.tab();
    expect([field().value, field().getAttribute('aria-invalid')]).to.deep.equal(['99', 'true']);
  });

  it('accepts any number without limits', async () => {
    render(<NumberInput aria-label="Score" value={1} change={next => changes.push(next)} />);
    await type('-2.345');
    expect([changes.at(-1), field().step]).to.deep.equal([-2.345, '1']);
  });
});
