// @dates
import {expect} from 'chai';

import {createBus} from '#services/bus';
import {useSignal} from '../support/page';

describe('the event bus', () => {
  const test = useSignal();
  it('delivers events to listeners until their signal aborts', () => {
    const bus = createBus();
    const heard: unknown[] = [];
    bus.on('listEntryChanged', fact => heard.push(fact), test);
    bus.emit('listEntryChanged', {mediaId: 1});
    bus.emit('signedOut', undefined);
    test.end();
    bus.emit('listEntryChanged', {mediaId: 2});
    expect(heard).to.deep.equal([{mediaId: 1}]);
  });
});
