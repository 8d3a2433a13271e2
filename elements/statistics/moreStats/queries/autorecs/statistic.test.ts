import {expect} from 'chai';

import {listTypeField} from '#kits/statistics/fields';
import {autorecs} from './statistic';

describe('Autorecs', () => {
  for (const [listType, scale] of [
    ['ANIME', {mean: 70, deviation: 10}],
    ['MANGA', {mean: 50, deviation: 20}],
  ] as const)
    it(`compares scores with the mean of the same list (${listType})`, async () => {
      const asked: unknown[] = [];
      const read = (_document: unknown, variables: unknown) => {
        asked.push(variables);
        return Promise.resolve({
          User: {
            statistics: {
              anime: {meanScore: 70, standardDeviation: 10},
              manga: {meanScore: 50, standardDeviation: 20},
            },
          },
          MediaListCollection: {
            lists: [{entries: [{mediaId: 1, score: 90, media: {recommendations: {nodes: []}}}]}],
          },
        });
      };
      const found: unknown[] = [];
      const run = autorecs.collect(
        {userName: 'Ann', read, values: {[listTypeField.id]: listType}} as never,
        undefined as never,
      );
      for await (const sources of run) found.push(...(sources as readonly unknown[]));
      expect(asked).to.deep.equal([{userName: 'Ann', type: listType}]);
      expect(found).to.deep.equal([{mediaId: 1, score: 90, scale, recommendations: []}]);
    });
});
