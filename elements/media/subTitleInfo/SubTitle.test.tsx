import {screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import SubTitle from './SubTitle';
import {expectAccessible, useRender} from '#test/support/draw';
import {useStage} from '#test/support/page';
import {nextFrame} from '#test/support/wait';

const fact = (type: string, value: string) =>
  `<div class="data-set"><div class="type">${type}</div><div class="value">${value}</div></div>`;
const list = (type: string, ...names: string[]) =>
  `<div class="data-set data-list"><div class="type">${type}</div><div class="value">${names.map(name => `<span><a>${name}</a><br></span>`).join('')}</div></div>`;
const sidebar = (...facts: string[]) =>
  `<div class="media"><div class="content container"><div class="sidebar"><div class="data">${facts.join('')}</div></div></div></div>`;

describe('SubTitle', () => {
  const stage = useStage();
  const draw = useRender();
  const shown = () => screen.queryAllByRole('listitem').map(({textContent}) => textContent);

  it('shows nothing until the site shows facts', async () => {
    stage.show(sidebar());
    const drawn = draw(<SubTitle />);
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });

  it('shows the facts from the sidebar, but only the first of a list', async () => {
    const duration = fact('Episode\n\t\t\tDuration', '24 mins');
    stage.show(sidebar(fact('Format', ' TV '), fact('Episodes', '26'), duration, list('Studios', 'Sunrise', 'Bones')));
    const drawn = draw(<SubTitle />);
    await waitFor(() => expect(shown()).to.deep.equal(['TV', '26 episodes', '24 mins', 'Sunrise']));
    await expectAccessible(drawn.container);
  });

  it('updates when facts are patched, added or removed', async () => {
    stage.show(sidebar(fact('Format', 'TV'), fact('Episodes', '26')));
    draw(<SubTitle />);
    await waitFor(() => expect(shown()).to.deep.equal(['TV', '26 episodes']));
    const format = stage.node.querySelector('.value')?.firstChild as Text;
    format.data = 'Movie';
    await waitFor(() => expect(shown()).to.deep.equal(['Movie', '26 episodes']));
    stage.node.querySelector('.data')?.lastElementChild?.remove();
    await waitFor(() => expect(shown()).to.deep.equal(['Movie']));
  });
});
