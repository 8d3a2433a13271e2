import {expect} from 'chai';

import {runTools} from '#kits/statistics/runTools';
import {hours} from '#services/api/cache/lifetime';
import {characterQuery} from '../../support/documents';
import {fakeServices} from '../../support/services';
import {namesIn} from '#ui/link/shownNames';
import {useSignal} from '../../support/page';

describe('the tools of a query', () => {
  const test = useSignal();

  for (const [what, lifetime] of [
    ['whose answer is kept', hours(1)],
    ['whose answer is not kept', undefined],
  ] as const)
    it(`sends a query ${what} after everything else`, async () => {
      const asked: unknown[] = [];
      const services = fakeServices();
      const ask =
        (how: string) =>
        async (_document: unknown, _variables: unknown, {priority}: {priority: string}) =>
          void asked.push(`${how} ${priority}`);
      const api = {read: ask('read'), fetch: ask('fetch')};
      const context = {services: {...services, apiFor: () => api as never}, featureId: 'moreStats'};
      const about = {userName: 'Ann', ownName: 'Ann', listType: 'ANIME', values: {}, names: namesIn('ROMAJI')} as const;
      const tools = runTools(context, {...about, now: () => 0}, test.signal, () => undefined);
      await tools.read(characterQuery, {id: 1}, lifetime === undefined ? {} : {lifetime});
      expect(asked).to.deep.equal([lifetime === undefined ? 'fetch heavy' : 'read heavy']);
    });
});
