import {expect} from 'chai';

import {groupOf, type EntryGroup} from '#domain/statistics/personal/groups';
import {reducePeople, reduceTags} from '#domain/statistics/personal/thresholds';

const nothing = {episodes: 0, minutes: 0, chapters: 0, volumes: 0};
const groups = (length: number, count: number, chapters = 0): EntryGroup[] =>
  Array.from({length}, (_, index) => ({
    ...groupOf({kind: 'staff', id: index, name: String(index)}, []),
    ...{count, done: {...nothing, chapters}},
  }));

describe('long tables', () => {
  const tags = [
    [50, 50],
    [51, 41],
  ] as const;
  for (const [rows, left] of tags)
    it(`of ${rows} tags, 10 of them rare, keep ${left}`, () =>
      expect(reduceTags([...groups(10, 2), ...groups(rows - 10, 3)])).to.have.length(left));

  const people: readonly [string, readonly EntryGroup[], number][] = [
    ['300 names stay', groups(300, 1), 300],
    ['301 names of one entry go', groups(301, 1), 0],
    ['those with 3 entries stay', [...groups(200, 2), ...groups(200, 3)], 200],
    ['those with 5 stay where too many have 3', [...groups(301, 3), ...groups(40, 5)], 40],
    ['those with 10 stay where too many have 5, however many they are', [...groups(10, 9), ...groups(310, 10)], 310],
    ['many chapters stay', [...groups(301, 1), ...groups(20, 1, 101)], 20],
    ['100 chapters are not enough', [...groups(301, 1), ...groups(20, 1, 100)], 0],
    ['later steps need more chapters', [...groups(301, 3), ...groups(20, 1, 200), ...groups(5, 1, 201)], 5],
  ];
  for (const [title, all, left] of people)
    it(`of people: ${title}`, () => expect(reducePeople(all)).to.have.length(left));
});
