import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import DurationFact from './DurationFact';
import {expectAccessible, useRender} from '#test/support/draw';
import {useStage} from '#test/support/page';

const fact = (type: string, value: string) =>
  `<div class="data-set"><div class="type">${type}</div><div class="value">${value}</div></div>`;
const sidebar = (format: string, episodes: string, duration: string) =>
  `<div class="media"><div class="content container"><div class="sidebar"><div class="data">${[
    fact('Format', format),
    fact('Episodes', episodes),
    fact('Episode\n\t\t\tDuration', duration),
    fact('Status', 'Finished'),
  ].join('')}</div></div></div></div>`;

describe('DurationFact', () => {
  const stage = useStage();
  const draw = useRender();

  const table = [
    ['TV', '26', '24 mins', '10 hours 24 minutes'],
    ['TV', '5', '24 mins', '2 hours'],
    ['TV Short', '12', '4 mins', '48 minutes'],
    ['TV', '2', '30 mins', '1 hour'],
    ['TV', '61', '1 min', '1 hour 1 minute'],
    ['OVA', '4', '30 mins', 'about 2 hours'],
  ] as const;
  for (const [format, episodes, duration, shown] of table)
    it(`shows "${shown}" for ${episodes} × ${duration} (${format})`, async () => {
      stage.show(sidebar(format, episodes, duration));
      const drawn = draw(<DurationFact total={undefined} />);
      await waitFor(() => expect(drawn.text()).to.equal(`Total duration${shown}`));
      await expectAccessible(drawn.container);
    });

  it('is marked "about" if the description says that episodes differ in length', async () => {
    const header = '<div class="header"><p class="description">A plot.<br><br>Note:<br>The first</p></div>';
    stage.show(sidebar('TV', '26', '24 mins').replace('<div class="content', `${header}<div class="content`));
    const drawn = draw(<DurationFact total={undefined} />);
    await waitFor(() => expect(drawn.text()).to.equal('Total duration10 hours 24 minutes'));
    const description = stage.node.querySelector('.description');
    description?.append(' episode is 48 minutes long.');
    await waitFor(() => expect(drawn.text()).to.equal('Total durationabout 10 hours 24 minutes'));
    description?.replaceChildren('Another plot.');
    await waitFor(() => expect(drawn.text()).to.equal('Total duration10 hours 24 minutes'));
  });

  it('follows patched facts, and is empty for one episode', async () => {
    stage.show(sidebar('TV', '26', '24 mins'));
    const drawn = draw(<DurationFact total={{minutes: 60, isApproximate: false}} />);
    await waitFor(() => expect(drawn.text()).to.equal('Total duration10 hours 24 minutes'));
    const episodes = stage.node.querySelectorAll('.value')[1]?.firstChild as Text;
    episodes.data = '13';
    await waitFor(() => expect(drawn.text()).to.equal('Total duration5 hours 12 minutes'));
    episodes.data = '1';
    await waitFor(() => expect(drawn.text()).to.equal(''));
  });
});
