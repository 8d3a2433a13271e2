import {expect} from 'chai';
import fc from 'fast-check';

import {personalEntry} from '#domain/statistics/personal/entry';
import {byRank, GroupedEntries, groupOf} from '#domain/statistics/personal/groups';
import {tagKeys} from '#domain/statistics/personal/keys';
import {anyEntry, entryOf} from './entries';

const group = (name: string, scores: readonly number[]) =>
  groupOf(
    {kind: 'tag', id: name, name},
    scores.map(scoreRaw => personalEntry(entryOf({scoreRaw}), {repeats: true})),
  );

describe('groups of entries', () => {
  it('are ranked by the weighted mean, then by size and name', () => {
    const groups = [
      group('b', []),
      group('a', []),
      group('one', [100]),
      group('ten', Array(10).fill(80)),
      group('c', [0]),
    ];
    expect(groups.sort(byRank).map(({name}) => name)).to.deep.equal(['ten', 'one', 'c', 'a', 'b']);
  });

  it('average only the given scores, but count all entries', () => {
    const {count, mean, weighted} = group('tag', [90, 0, 60]);
    expect([count, mean, weighted]).to.deep.equal([3, 75, (90 + 60 + 41) / 3]);
    expect(group('tag', [0]).mean).to.equal(undefined);
  });

  it('count an entry once if its media item has a tag twice', () => {
    const grouped = new GroupedEntries(tagKeys);
    grouped.add(personalEntry(entryOf({media: {tags: ['Isekai', 'Isekai']}}), {repeats: true}));
    expect(grouped.found().map(({entries}) => entries.length)).to.deep.equal([1]);
  });

  it('agree with an independent count of any list', () => {
    fc.assert(
      fc.property(fc.array(anyEntry('MANGA')), raw => {
        const grouped = new GroupedEntries(tagKeys);
        for (const entry of raw) grouped.add(personalEntry(entry, {repeats: false}));
        const found = new Map(grouped.found().map(({key, entries}) => [key.name, groupOf(key, entries)]));
        for (const tag of ['Isekai', 'School', 'Tragedy', 'Time Skip']) {
          const tagged = raw.filter(({media}) => media.tags.includes(tag));
          let chapters = 0;
          for (const {status, progress, media} of tagged) {
            const isDone = status === 'COMPLETED' || status === 'REPEATING';
            chapters += isDone ? Math.max(progress, media.chapters ?? 0) : progress;
          }
          expect([found.get(tag)?.count ?? 0, found.get(tag)?.done.chapters ?? 0]).to.deep.equal([
            ...[tagged.length, chapters],
          ]);
        }
      }),
    );
  });
});
