import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import {PostField} from './writing/PostField';
import type {Purpose} from './writing/purpose';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

describe('the field for a status or message', () => {
  const draw = useRender();
  const api = useApiFetch();
  useConsole();
  const nothing = () => undefined;
  const purposes: readonly Purpose[] = [{mode: 'status'}, {mode: 'message', userId: 8, name: 'Bob'}];

  for (const purpose of purposes)
    for (const [what, value, expected] of [
      ['10,000 characters', 'a'.repeat(10_000), undefined],
      ['an emoji as its reference, of 9 characters', `${'a'.repeat(9991)}😀`, undefined],
      [
        'one more',
        `${'a'.repeat(9992)}😀`,
        'Your text is 1 character too long. AniList counts an emoji as several characters.',
      ],
    ] as const)
      it(`counts ${what}: ${purpose.mode}`, () => {
        draw(<PostField purpose={purpose} published={nothing} cancel={nothing} />, {userName: 'Ann', token: 'a.b.c'});
        fireEvent.change(screen.getByRole('textbox'), {target: {value}});
        expect(screen.queryByText(/^Your text is /)?.textContent).to.equal(expected);
        const button = screen.getByRole('button', {name: 'Publish'});
        expect(button.getAttribute('aria-disabled')).to.equal(expected === undefined ? null : 'true');
        if (expected === undefined) return;
        const form = button.closest('form');
        if (!form) throw new Error('there is no form');
        fireEvent.submit(form);
        expect(screen.queryByText(/Publishing|Sending/)).to.equal(null);
        expect(api.sent).to.deep.equal([]);
      });
});
