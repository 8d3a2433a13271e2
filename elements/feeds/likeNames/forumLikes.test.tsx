import {act, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import CommentLikes from './CommentLikes';
import ThreadLikes from './ThreadLikes';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

const names = Array.from({length: 20}, (_, id) => `Somebody with a long name ${id}`);
const likes = names.map((name, id) => ({__typename: 'User', id, name, avatar: null}));

describe('likes in the forum', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const shown = async () => {
    act(() => screen.getByRole('button').focus());
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).to.equal(names.join(', ')));
  };

  it('shows all names of a thread in full', async () => {
    api.answers(() => ({__typename: 'Thread', id: 7, likes}));
    draw(<ThreadLikes threadId={7} likes={20} />);
    await shown();
  });

  it('shows all names of a comment in full', async () => {
    api.answers(() => [{__typename: 'ThreadComment', id: 8, likes}]);
    draw(<CommentLikes commentId={8} likes={20} />);
    await shown();
  });
});
