// @dates
import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {Budget} from './Budget';
import {Status} from './Status';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';

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
    api.scheduler.schedule({priority: 'person', features: ['entryScore'], start() {}});
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
    for (const id of ['oldSpeling', 'goodName', 'goodName'])
      api.scheduler.schedule({priority: 'person', features: [id], start() {}});
    await screen.findByText(/22 of 25 requests left/);
    const items = [...container.querySelectorAll('details li')].map(each => each.textContent);
    expect(items).to.deep.equal(['Feature goodName: 3 requests']);
  });

  it('counts in whole requests, though features share one', async () => {
    const {api, container} = draw(<Budget />, {catalogue: ['a', 'b', 'c'].map(id => info(id))});
    api.scheduler.schedule({priority: 'person', features: ['a', 'b', 'c'], start() {}});
    for (let count = 0; count < 2; count += 1)
      api.scheduler.schedule({priority: 'person', features: ['a', 'b'], start() {}});
    await screen.findByText(/22 of 25 requests left/);
    const items = [...container.querySelectorAll('details li')].map(each => each.textContent);
    expect(items).to.deep.equal(['Feature a: 1 request', 'Feature b: 1 request', 'Feature c: less than one request']);
  });
});
