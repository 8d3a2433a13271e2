import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import type {ComponentProps} from 'react';

import {Check} from '#ui/Check';
import {expectAccessible} from '../support/draw';

describe('Check', () => {
  type Props = Omit<ComponentProps<typeof Check>, 'change'>;
  const cases: [string, Props, {name: string; className: string; title: string | null; changes: boolean[]}][] = [
    ['unchecked', {checked: false}, {name: 'Only mine', className: 'ui-check', title: null, changes: [true]}],
    ['checked', {checked: true}, {name: 'Only mine', className: 'ui-check', title: null, changes: [false]}],
    [
      'disabled, with a reason',
      {checked: false, disabled: true, title: 'Sign in first.'},
      {name: 'Only mine', className: 'ui-check', title: 'Sign in first.', changes: []},
    ],
    [
      'with a class and a longer name',
      {checked: true, className: 'field', 'aria-label': 'Only mine in this list'},
      {name: 'Only mine in this list', className: 'ui-check field', title: null, changes: [false]},
    ],
  ];
  for (const [title, props, expected] of cases)
    it(`reports a click on its text: ${title}`, async () => {
      const changes: boolean[] = [];
      const {container} = render(
        <Check {...props} change={checked => changes.push(checked)}>
          Only mine
        </Check>,
      );
      const box = screen.getByRole<HTMLInputElement>('checkbox', {name: expected.name});
      expect(box.checked).to.equal(props.checked);
      const label = screen.getByText('Only mine');
      await userEvent.click(label);
      expect({...expected, className: label.className, title: label.getAttribute('title'), changes}).to.deep.equal(
        expected,
      );
      await expectAccessible(container);
    });
});
