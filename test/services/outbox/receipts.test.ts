import {expect} from 'chai';

import {Receipts} from '#services/outbox/receipts';

const settledAs = (done: Promise<unknown>) =>
  done.then(
    value => ['resolved', value],
    (error: Error) => ['rejected', error.message],
  );

describe('the receipts of writes', () => {
  const added = (id: number) => Promise.resolve({id, isDurable: true});

  it('all resolve when writes were merged into one', async () => {
    const receipts = new Receipts();
    const [first, second, other] = [1, 1, 2].map(id => receipts.create(added(id)));
    await other?.stored;
    receipts.done(1, 'saved');
    expect(await Promise.all([first, second].map(each => each && settledAs(each.done)))).to.deep.equal([
      ['resolved', 'saved'],
      ['resolved', 'saved'],
    ]);
    expect(receipts.refuse({id: 2, message: 'No.'})).to.equal(true);
    expect(other && (await settledAs(other.done))).to.deep.equal(['rejected', 'No.']);
  });

  it('all reject when the merged write is refused, once', async () => {
    const receipts = new Receipts();
    const both = [1, 1].map(id => receipts.create(added(id)));
    await Promise.all(both.map(({stored}) => stored));
    expect([receipts.refuse({id: 1, message: 'No.'}), receipts.refuse({id: 1, message: 'No.'})]).to.deep.equal([
      true,
      false,
    ]);
    expect(await Promise.all(both.map(({done}) => settledAs(done)))).to.deep.equal([
      ['rejected', 'No.'],
      ['rejected', 'No.'],
    ]);
  });
});
