// @dates
import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {Budget} from './Budget';
import {Status} from './Status';
import type {Api} from '#services/api/api';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {waitUntil} from '#test/support/wait';

/** Schedules a call for these features, and waits until it is counted, which takes as long as storing it. */
async function started({scheduler}: Pick<Api, 'scheduler'>, features: readonly string[]) {
  const {remaining} = scheduler.budget();
  scheduler.schedule({priority: 'person', features, start() {}});
  await waitUntil(() => scheduler.budget().remaining < remaining, 'the call is counted');
}

describe('the budget panel', () => {
  const draw = useRender();

  it('shows how many calls are left, which features used them and when the API pause ends', async () => {
    const {api, container} = draw(
      <>
        <Status />
        <Budget />
      </>,
      {catalogue: [info('entryScore')]},
    );
    await screen.findByText(/25 of 25 requests left/);
    await started(api, ['entryScore']);
    await screen.findByText(/24 of 25 requests left/);
    expect(container.querySelector('details')?.textContent).to.include('Feature entryScore: 1 request');
    api.scheduler.pause(60_000);
    api.scheduler.schedule({priority: 'person', start() {}});
    await screen.findByText(/is limiting requests until \d\d:\d\d\./);
    await screen.findByText(/1 request is waiting here/);
    await expectAccessible(container);
  });

  it('adds counts stored under an older spelling to the same feature', async () => {
    const {api, container} = draw(<Budget />, {catalogue: [info('goodName', {storedAs: 'oldSpeling'})]});
    for (const id of ['oldSpeling', 'goodName', 'goodName']) await started(api, [id]);
    await screen.findByText(/22 of 25 requests left/);
    const items = [...container.querySelectorAll('details li')].map(each => each.textContent);
    expect(items).to.deep.equal(['Feature goodName: 3 requests']);
  });

  it('counts in whole requests, though features share one', async () => {
    const {api, container} = draw(<Budget />, {catalogue: ['a', 'b', 'c'].map(id => info(id))});
    await started(api, ['a', 'b', 'c']);
    for (let count = 0; count < 2; count += 1) await started(api, ['a', 'b']);
    await screen.findByText(/22 of 25 requests left/);
    const items = [...container.querySelectorAll('details li')].map(each => each.textContent);
    expect(items).to.deep.equal(['Feature a: 1 request', 'Feature b: 1 request', 'Feature c: less than one request']);
  });
});
