import {expect} from 'chai';

import {BoundedMap} from '#domain/value/boundedMap';

describe('a map of at most three entries', () => {
  const keysOf = (map: BoundedMap<string, number>) => [...'abcde'].filter(key => map.has(key)).join('');

  it('drops those that were set longest ago, and reports them', () => {
    const dropped: number[] = [];
    const map = new BoundedMap<string, number>(3, value => dropped.push(value));
    [...'abcd'].forEach((key, index) => map.set(key, index));
    expect([keysOf(map), map.size, dropped]).to.deep.equal(['bcd', 3, [0]]);
    map.set('b', 7);
    map.set('e', 4);
    expect([keysOf(map), map.get('b'), dropped]).to.deep.equal(['bde', 7, [0, 2]]);
  });

  it('reports nothing that is deleted', () => {
    const dropped: number[] = [];
    const map = new BoundedMap<string, number>(3, value => dropped.push(value));
    map.set('a', 1);
    expect([map.delete('a'), map.delete('a'), map.get('a')]).to.deep.equal([true, false, undefined]);
    map.set('b', 1);
    map.clear();
    expect([map.size, dropped]).to.deep.equal([0, []]);
  });
});
