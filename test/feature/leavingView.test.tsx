import {expect} from 'chai';

import {place} from '#feature/place';
import {character, staff} from '#host/pages/routes';
import {
  elements,
  feature,
  lazy,
  shown,
  testAnchor,
  tags,
  useDispatcher,
  type TestAnchorData,
} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {useVirtualTime} from '../support/virtualTime';

const Label = ({label}: TestAnchorData) => label;

describe('between a new address and the new view', () => {
  const stage = useStage();
  const go = useNavigation();
  const start = useDispatcher();
  const time = useVirtualTime();
  const until = async (condition: () => boolean) => expect(await time.until(condition)).to.equal(true);
  /** Two frames. */
  const nextFrame = () => time.during(time.wait(40));
  const view = (label: string) => `<main class="${label}"><p class="spot" data-label="${label}"></p></main>`;

  function open() {
    go('/staff/1/Someone');
    stage.show(`<div class="page-content">${view('old')}</div>`);
    return feature([place({routes: character, at: testAnchor(), component: lazy(Label)})]);
  }

  function draw(label: string) {
    const content = stage.node.querySelector('.page-content');
    const old = content?.firstElementChild;
    const main = document.createElement('main');
    const anchor = document.createElement('p');
    anchor.className = 'spot';
    anchor.dataset.label = label;
    main.append(anchor);
    content?.append(main);
    old?.remove();
  }

  it('nothing is inserted into the leaving view', async () => {
    start([open()]);
    await nextFrame();
    go('/character/1/Spike');
    await nextFrame();
    expect(tags()).to.deep.equal([]);
    draw('new');
    await until(() => shown()[0] === 'new');
    expect(elements().length).to.equal(1);
  });

  it('host nodes added to the leaving view are skipped too', async () => {
    start([open()]);
    await nextFrame();
    go('/character/1/Spike');
    stage.node.querySelector('main')?.append(stage.node.querySelector('.spot')?.cloneNode() ?? '');
    await nextFrame();
    expect(tags()).to.deep.equal([]);
  });

  it('a view that stays after all gets its elements once the page is quiet', async () => {
    start([open()]);
    await nextFrame();
    go('/character/1/Spike');
    await time.during(time.wait(1400));
    expect(tags()).to.deep.equal([]);
    await until(() => shown()[0] === 'old');
  });

  it('elements are placed at once if the new address has the same view', async () => {
    const one = open();
    const both = feature([place({routes: staff, at: testAnchor(), component: lazy(Label)})]);
    start([one, both]);
    await until(() => shown(`am-${both.id}`)[0] === 'old');
    const [element] = elements();
    go('/staff/2/Other');
    await nextFrame();
    expect(elements().length).to.equal(1);
    expect(elements()[0]).to.equal(element);
  });
});
