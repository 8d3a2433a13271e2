import {expect} from 'chai';

import {trackViews} from '#host/dom/view';
import {useSignal, useStage} from '../../support/page';
import {microtask} from '../../support/wait';

describe('trackViews', () => {
  const stage = useStage();
  const test = useSignal();
  const first = () => stage.node.querySelector('.first') as Element;
  const second = () => stage.node.querySelector('.second') as Element;

  async function tracker() {
    stage.show('<div class="page-content"><main class="first"><p></p></main></div><nav></nav>');
    const views = trackViews(test);
    await microtask();
    return views;
  }

  it('reports nothing as leaving until the address changes', async () => {
    expect((await tracker()).isLeaving(first())).to.equal(false);
  });

  it('reports the old view and everything in it as leaving after the address changes', async () => {
    const views = await tracker();
    views.addressChanged();
    expect(views.isLeaving(first())).to.equal(true);
    expect(views.isLeaving(first().firstElementChild as Element)).to.equal(true);
    expect(views.isLeaving(stage.node.querySelector('nav') as Element)).to.equal(false);
  });

  it('does not report the new view as leaving, even while both are in the page', async () => {
    const views = await tracker();
    views.addressChanged();
    const next = document.createElement('main');
    next.className = 'second';
    first().after(next);
    expect([views.isLeaving(first()), views.isLeaving(second())]).to.deep.equal([true, false]);
    first().remove();
    expect(views.isLeaving(second())).to.equal(false);
  });

  it('does not report a reused view as leaving once the visit has settled', async () => {
    const views = await tracker();
    views.addressChanged();
    views.settle();
    expect(views.isLeaving(first())).to.equal(false);
  });

  it('waits for the outlet if the page has none yet', async () => {
    const views = trackViews(test);
    views.addressChanged();
    stage.show('<div class="page-content"><main class="first"></main></div>');
    expect(views.isLeaving(first())).to.equal(false);
  });
});
