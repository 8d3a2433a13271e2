import {expect} from 'chai';

import {useOutbox} from '../../support/writes';

describe('the database of a click', () => {
  const {api, open} = useOutbox();
  const {add, put} = IDBObjectStore.prototype;
  const {commit} = IDBTransaction.prototype;
  afterEach(() => {
    Object.assign(IDBObjectStore.prototype, {add, put});
    IDBTransaction.prototype.commit = commit;
  });

  it('has committed the change when its step ends, since the page may be left at once', async () => {
    api.fails(() => new Promise<undefined>(() => undefined));
    const {writes} = open();
    await writes.refresh();
    const steps: string[] = [];
    const watch = (name: 'add' | 'put') => {
      const original = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function watched(...given) {
        if (this.name === 'writes') {
          steps.push(name);
          queueMicrotask(() => steps.push('end'));
        }
        return original.apply(this, given);
      };
    };
    watch('add');
    watch('put');
    IDBTransaction.prototype.commit = function watched() {
      if (this.objectStoreNames.contains('writes')) steps.push('commit');
      return commit.call(this);
    };
    await writes.add('saveEntry', {mediaId: 1, progress: 4}, {base: {progress: 3}}).stored;
    expect(steps.slice(0, 3)).to.deep.equal(['add', 'commit', 'end']);
  });
});
