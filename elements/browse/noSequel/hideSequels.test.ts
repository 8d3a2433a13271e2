import {expect} from 'chai';

import {useConsole} from '#test/support/console';
import {emptyDatabase} from '#test/support/database';
import {useApiFetch} from '#test/support/fetch';
import {useSignal, useStage} from '#test/support/page';
import {fakeServices} from '#test/support/services';
import {waitUntil} from '#test/support/wait';
import {hideSequels} from './hideSequels';
import {checks, hiddenCount, sequels, state} from './state';

const count = 60;

describe('hideSequels', () => {
  const stage = useStage();
  const test = useSignal();
  const api = useApiFetch();
  useConsole();
  afterEach(emptyDatabase);
  afterEach(() => {
    for (const each of state) each.reset();
  });

  it('tests all cards a few times, not once for each card', async () => {
    api.answers(({args}) => ({
      ...{__typename: 'Media', id: args.id, type: 'ANIME'},
      relations: {
        __typename: 'MediaConnection',
        edges: [
          {
            ...{__typename: 'MediaEdge', relationType: 'PREQUEL'},
            node: {__typename: 'Media', id: 1000, type: 'ANIME'},
          },
        ],
      },
    }));
    let changes = 0;
    for (const store of [sequels, checks]) store.subscribe(() => (changes += 1), {signal: test.signal});
    const cards = Array.from(
      {length: count},
      (_, index) => `<div class="media-card"><a href="/anime/${index + 1}/">x</a></div>`,
    );
    stage.show(`<div class="search"><div class="results">${cards.join('')}</div></div>`);
    const services = fakeServices();
    test.signal.addEventListener('abort', () => services.stop());
    hideSequels({services, featureId: 'noSequel', order: 0, signal: test.signal});
    await waitUntil(() => hiddenCount.get() === count);
    await waitUntil(() => checks.get().pending.size === 0);
    expect(changes).to.be.at.most(12);
  });
});
