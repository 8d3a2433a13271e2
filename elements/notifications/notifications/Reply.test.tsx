import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {Reply, type ReplyOf} from './Reply';
import {expectAccessible, useRender} from '#test/support/draw';
import {now} from '#test/support/notices';

describe('a reply', () => {
  const draw = useRender();
  const show = (user: ReplyOf['user']) => {
    const reply: ReplyOf = {id: 1, text: '<p>Yes</p>', createdAt: now() / 1000 - 60, isLiked: false, likes: [], user};
    return draw(
      <ul>
        <Reply reply={reply} />
      </ul>,
      {now},
    );
  };
  const links = () => screen.queryAllByRole('link').map(link => [link.getAttribute('href'), link.textContent]);

  it('has links to its user', async () => {
    const {container} = show({id: 2, name: 'Ada', avatar: null});
    expect(links()).to.deep.equal([
      ['/user/Ada/', ''],
      ['/user/Ada/', 'Ada'],
    ]);
    await expectAccessible(container);
  });

  it('is from "Someone", without a link, if its user is missing', async () => {
    const {container, text} = show(null);
    expect(links()).to.deep.equal([]);
    expect(text()).to.match(/^Someone .*Yes$/);
    await expectAccessible(container);
  });
});
