import {expect} from 'chai';

import {openMerging, things} from '../../support/mergeLink';
import {useVirtualTime} from '../../support/virtualTime';

describe('the times of the merge link', () => {
  const time = useVirtualTime();

  /** Sends queries at these times; their ids are their positions. */
  async function sentOf(asked: readonly (readonly [at: number, context?: object])[]) {
    const {ask, sent} = openMerging(things());
    const later = async (at: number, id: number, context: object = {}) => (await time.wait(at), ask(id, context));
    await time.during(Promise.all(asked.map(([at, context], id) => later(at, id, context))));
    return sent();
  }

  // Times in ms.
  const timely: readonly {
    what: string;
    asked: readonly (readonly [at: number, context?: object])[];
    sent: readonly (readonly [ids: readonly number[], at: number])[];
  }[] = [
    {
      what: 'only merges queries issued close to each other',
      asked: [[0], [120]],
      sent: [
        [[0], 100],
        [[1], 220],
      ],
    },
    {
      what: 'merges queries that parts of a page issue in quick succession',
      asked: [[0], [90], [180]],
      sent: [[[0, 1, 2], 280]],
    },
    {
      what: 'sends queries after 300 ms, however many come',
      asked: [[0], [90], [180], [270], [310]],
      sent: [
        [[0, 1, 2, 3], 300],
        [[4], 410],
      ],
    },
    {
      what: 'sends queries for user actions after a frame',
      asked: [[0], [0, {priority: 'person'}], [10, {priority: 'person'}], [17, {priority: 'person'}]],
      sent: [
        [[1, 2], 16],
        [[3], 33],
        [[0], 100],
      ],
    },
    {
      what: 'lets queries that may wait do so for later ones',
      asked: [0, 290, 580, 870, 890, 910].map(at => [at, {mayWait: true}] as const),
      sent: [
        [[0, 1, 2, 3, 4], 900],
        [[5], 1210],
      ],
    },
    {
      what: 'lets queries wait no longer than the first that may not',
      asked: [[0, {mayWait: true}], [0], [120, {mayWait: true}]],
      sent: [
        [[0, 1], 100],
        [[2], 420],
      ],
    },
  ];
  for (const {what, asked, sent: expected} of timely)
    it(what, async () => {
      expect(await sentOf(asked)).to.deep.equal(expected);
    });

  describe('while the page is busy', () => {
    const {requestIdleCallback, cancelIdleCallback} = globalThis;
    beforeEach(() =>
      Object.assign(globalThis, {
        requestIdleCallback: (run: () => void, {timeout}: IdleRequestOptions) => setTimeout(run, timeout),
        cancelIdleCallback: clearTimeout,
      }),
    );
    afterEach(() => Object.assign(globalThis, {requestIdleCallback, cancelIdleCallback}));

    for (const {what, context, times, sent: expected} of [
      {what: 'waits three times as long for queries', context: {}, times: [0, 890, 910], sent: [900, 1810]},
      {
        what: 'waits three times as long for queries that may wait',
        context: {mayWait: true},
        times: [0, 2690, 2710],
        sent: [2700, 5410],
      },
      {
        what: 'sends queries for user actions as early as ever',
        context: {priority: 'person'},
        times: [0, 15, 17],
        sent: [16, 33],
      },
    ])
      it(what, async () => {
        const sent = await sentOf(times.map(at => [at, context] as const));
        expect(sent).to.deep.equal([
          [[0, 1], expected[0]],
          [[2], expected[1]],
        ]);
      });
  });
});
