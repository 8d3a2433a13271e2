import {expect} from 'chai';

import {findMessage, findStatus} from './queries/findPosts/statistic';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import {toolsFor} from '#test/support/statistics';

describe('the post search', () => {
  const stored = 'Happy birthday &#127881;&#128514; it&#039;s here &amp; now';
  for (const [statistic, post] of [
    [findStatus, {__typename: 'TextActivity', text: stored}],
    [findMessage, {__typename: 'MessageActivity', message: stored}],
  ] as const)
    for (const [search, found] of [
      ['😂', ["Happy birthday 🎉😂 it's here & now"]],
      ["it's", ["Happy birthday 🎉😂 it's here & now"]],
      ['&#128514;', []],
    ] as const)
      it(`${statistic.id} compares "${search}" with the displayed text, not with the stored one`, async () => {
        const activities = [{id: 1, siteUrl: '/activity/1', createdAt: 1, ...post}];
        const [reading, tools] = [readingAfter(), toolsFor(async () => ({User: {id: 7}, Page: {activities}}))];
        await readOn(statistic, {...tools, values: {search}}, reading);
        const {tables = []} = reportOf(statistic, reading, {...tools, values: {search}}, true);
        const column = tables[0]?.columnsFor(() => '').find(({key}) => key === 'text');
        expect(tables[0]?.rows.map(row => column?.valueOf(row))).to.deep.equal(found);
      });
});
