import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Funnel from '#kits/feedFilter/Funnel';
import {panel} from '#kits/feedFilter/state';
import FilterPanel from './FilterPanel';
import {counts, filter} from './state';
import {expectAccessible, useRender} from '#test/support/draw';
import {useStage} from '#test/support/page';

const toolbar = (
  <>
    <Funnel />
    <FilterPanel />
  </>
);

describe('the filter above a feed', () => {
  const draw = useRender();
  const stage = useStage();
  afterEach(() =>
    act(() => {
      filter.set({kind: 'all', text: ''});
      panel.reset();
      counts.set({all: 0, marked: 0, free: 0});
    }),
  );
  const open = () => fireEvent.click(screen.getByRole('button', {name: 'Filter loaded activities'}));
  const narrow = () => fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'bebop'}});

  it('sets the filter, shows how many entries match, and clears it on Escape', async () => {
    counts.set({all: 25, marked: 20, free: 5});
    const drawn = draw(toolbar);
    await expectAccessible(drawn.container);
    open();
    expect(drawn.text()).not.to.contain('results');
    narrow();
    expect(filter.get()).to.deep.equal({kind: 'all', text: 'bebop'});
    expect(drawn.text()).to.contain('5 of 25 match');
    await expectAccessible(drawn.container);
    fireEvent.change(screen.getByRole('combobox'), {target: {value: 'manga'}});
    expect(filter.get().kind).to.equal('manga');
    // This one cancels the composition of a character.
    fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape', isComposing: true});
    expect(filter.get().text).to.equal('bebop');
    fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
    expect(filter.get()).to.deep.equal({kind: 'all', text: ''});
  });

  it('is a single icon until opened, then takes focus, and clears the filter when closed', () => {
    draw(toolbar);
    expect(screen.queryByRole('searchbox')).to.equal(null);
    open();
    expect(document.activeElement).to.equal(screen.getByRole('searchbox'));
    narrow();
    open();
    expect(filter.get()).to.deep.equal({kind: 'all', text: ''});
    expect(screen.queryByRole('searchbox')).to.equal(null);
    open();
    fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
    expect(document.activeElement).to.equal(screen.getByRole('button', {name: 'Filter loaded activities'}));
  });

  it('stays open if the site replaces the feed while a filter is set', () => {
    const first = draw(toolbar);
    open();
    fireEvent.change(screen.getByRole('combobox'), {target: {value: 'anime'}});
    first.unmount();
    draw(toolbar);
    expect(screen.getByRole('combobox')).to.have.property('value', 'anime');
    expect(document.activeElement).to.equal(document.body);
  });

  it('rejects numbers out of range', () => {
    const drawn = draw(toolbar);
    open();
    narrow();
    fireEvent.change(screen.getByRole('spinbutton'), {target: {value: '0'}});
    fireEvent.click(screen.getByRole('button', {name: 'Load'}));
    expect(drawn.text()).to.match(/whole number.*\b1\b.*\b500\b/);
  });

  it('reports the end of the feed, and can be stopped while the site loads nothing', async () => {
    const drawn = draw(toolbar);
    open();
    narrow();
    fireEvent.click(screen.getByRole('button', {name: 'Load'}));
    await waitFor(() => expect(drawn.text()).to.match(/no more activities/));
    stage.show('<div class="activity-feed-wrap"><div class="activity-feed"></div><div class="load-more"></div></div>');
    fireEvent.click(screen.getByRole('button', {name: 'Load'}));
    await waitFor(() => expect(drawn.text()).to.contain('0 of 10'));
    fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
    await waitFor(() => expect(drawn.text()).to.contain('Stopped.'));
  });
});
