import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import type {TableView} from '#domain/list/table/view';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useNavigation} from '#test/support/page';
import {ShareButton} from './ShareButton';

const view = (query: string): TableView => ({query, columns: ['title', 'score'], widths: {title: 90}, group: 'year'});

describe('ShareButton', () => {
  const draw = useRender();
  const navigate = useNavigation();
  useConsole();
  const {clipboard} = navigator;
  const write = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  afterEach(() => Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard}));

  it('copies the address with the view, and without that of another one', async () => {
    const written: string[] = [];
    write(text => Promise.resolve(void written.push(text)));
    navigate('/user/Ben/animelist/Watching?search=a&table=1~~~old');
    const drawn = draw(<ShareButton type="ANIME" view={view('score>=8')} />);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('button', {name: 'Copied'});
    expect(screen.getByRole('status').textContent).to.equal('Copied');
    expect(written).to.deep.equal([
      `${location.origin}/user/Ben/animelist/Watching?search=a&table=1~title,score~year~score%3E=8`,
    ]);
    drawn.rerender(<ShareButton type="ANIME" view={view('score>=9')} />);
    expect(drawn.text()).to.not.contain('Copied');
    await expectAccessible(drawn.container);
  });

  it('shows the address if the browser forbids copying', async () => {
    write(() => Promise.reject(new Error('no')));
    const drawn = draw(<ShareButton type="ANIME" view={view('')} />);
    fireEvent.click(screen.getByRole('button'));
    const shown = await screen.findByRole('textbox');
    expect(shown instanceof HTMLInputElement && shown.value).to.match(/table=1~title,score~year~$/);
    await expectAccessible(drawn.container);
  });

  it('offers no address that is too long', () => {
    const drawn = draw(<ShareButton type="ANIME" view={view('a'.repeat(1500))} />);
    expect(screen.queryByRole('button')).to.equal(null);
    expect(drawn.text()).to.match(/too long/i);
  });
});
