import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import {ReplyForm} from '#kits/postForm/ReplyForm';
import {useConsole} from '../../support/console';
import {useRender} from '../../support/draw';
import {useApiFetch} from '../../support/fetch';

describe('the form for a reply', () => {
  const draw = useRender();
  const api = useApiFetch();
  useConsole();
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), {target: {value}});
  const note = () => screen.queryByText(/^Your text is /)?.textContent;
  const button = () => screen.getByRole('button', {name: 'Reply'});

  for (const [what, value, expected] of [
    ['8,000 characters', 'a'.repeat(8000), undefined],
    ['one more', 'a'.repeat(8001), 'Your text is 1 character too long. AniList counts an emoji as several characters.'],
    ['emoji that fit as they are sent', '😀'.repeat(888), undefined],
    [
      'emoji that do not',
      '😀'.repeat(889),
      'Your text is 1 character too long. AniList counts an emoji as several characters.',
    ],
    [
      'many more',
      'a'.repeat(9500),
      'Your text is 1,500 characters too long. AniList counts an emoji as several characters.',
    ],
  ] as const)
    it(`counts characters as AniList does, and does not send text that is too long: ${what}`, () => {
      draw(<ReplyForm activityId={1} posted={() => undefined} />, {userName: 'Ann', token: 'a.b.c'});
      type(value);
      expect(note()).to.equal(expected);
      expect(button().getAttribute('aria-disabled')).to.equal(expected === undefined ? null : 'true');
      if (expected === undefined) return;
      const form = button().closest('form');
      if (!form) throw new Error('there is no form');
      fireEvent.submit(form);
      expect(screen.queryByText('Publishing reply...')).to.equal(null);
      expect(api.sent).to.deep.equal([]);
    });
});
