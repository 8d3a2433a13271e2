import {gql} from '@apollo/client';
import {expect} from 'chai';

import {createCache} from '#services/api/cache/apolloCache';
import {keepLikes} from '#services/api/cache/likes';
import {createBus} from '#services/bus';
import {useSignal} from '../../../support/page';

const fragment = gql`
  fragment Liked on TextActivity {
    isLiked
    likeCount
  }
`;

describe('own likes in cached answers', () => {
  const test = useSignal();

  it('are updated on like and unlike, for that object only', () => {
    const [cache, bus] = [createCache(), createBus()];
    keepLikes(cache, bus, test.signal);
    const write = (id: string) =>
      cache.writeFragment({id, fragment, data: {__typename: 'TextActivity', isLiked: false, likeCount: 2}});
    const read = (id: string) => cache.readFragment<{isLiked: boolean; likeCount: number}>({id, fragment});
    write('TextActivity:1');
    write('TextActivity:2');
    bus.emit('likeChanged', {type: 'ACTIVITY', id: 1, on: true});
    bus.emit('likeChanged', {type: 'ACTIVITY_REPLY', id: 2, on: true});
    bus.emit('likeChanged', {type: 'THREAD', id: 3, on: true});
    expect([read('TextActivity:1')?.isLiked, read('TextActivity:2')?.isLiked]).to.deep.equal([true, false]);
    bus.emit('likeChanged', {type: 'ACTIVITY', id: 1, on: false});
    expect(read('TextActivity:1')).to.include({isLiked: false, likeCount: 2});
  });
});
