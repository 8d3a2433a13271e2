import {fireEvent, within} from '@testing-library/react';
import {expect} from 'chai';
import {useState} from 'react';

import {parseQuery} from '#domain/list/query/parse';
import {grammarVersion} from '#domain/list/query/syntax';
import type {TableView} from '#domain/list/table/view';
import {entryOf, indexed, now} from '#test/domain/list/query/entries';
import {expectAccessible, useRender} from '#test/support/draw';
import {waitUntil} from '#test/support/wait';
import {SavedViews} from './SavedViews';
import {savedViews} from './viewSettings';

const {rows} = indexed([
  entryOf({
    mediaId: 1,
    status: 'CURRENT',
    progress: 1,
    updatedAt: now / 1000,
    media: {status: 'FINISHED', episodes: 12},
  }),
  entryOf({mediaId: 2, status: 'COMPLETED', score: 0}),
  entryOf({mediaId: 3, status: 'COMPLETED', score: 7, private: true, repeat: 2}),
]);
const arrangement = {from: rows};

interface ViewsProps {
  isOwn?: boolean;
  isBusy?: boolean;
  query?: string;
  see?: (view: TableView) => void;
}

function Views({isOwn = true, isBusy = false, query: initial = '', see}: ViewsProps) {
  const [view, setView] = useState<TableView>({query: initial, columns: ['title'], widths: {}, group: undefined});
  see?.(view);
  const change = (more: Partial<TableView>) => setView(before => ({...before, ...more}));
  const query = parseQuery(view.query);
  const model = {type: 'ANIME', isOwn, isBusy, view, change, query, vocabulary: {}, arrangement} as const;
  return <SavedViews {...model} />;
}

describe('SavedViews', () => {
  const draw = useRender();

  function open(props: ViewsProps = {}, stored: Record<string, unknown> = {}) {
    let view: TableView | undefined;
    const drawn = draw(<Views {...props} see={next => (view = next)} />, {settings: stored});
    const group = within(drawn.container).getAllByRole('group')[0] as HTMLElement;
    const chips = () =>
      within(group)
        .getAllByRole('button')
        .filter(button => button.hasAttribute('aria-pressed'));
    const press = (name: RegExp) => fireEvent.click(drawn.getByRole('button', {name}));
    const shows = (wanted: () => unknown) => waitUntil(() => Boolean(wanted()));
    const names = () => chips().map(({firstChild}) => firstChild?.textContent);
    const storedNames = () => drawn.services.settings.get(savedViews).ANIME?.map(({id, name}) => name ?? id);
    return {...drawn, view: () => view, chips, press, names, shows, storedNames};
  }

  it('counts what each view finds, once nothing else is computed', async () => {
    const {chips, rerender, container} = open({isBusy: true});
    const counts = () => chips().map(({lastElementChild}) => lastElementChild?.textContent ?? '');
    expect(counts()).to.deep.equal(['', '', '', '', '', '']);
    rerender(<Views />);
    await waitUntil(() => counts().join(' ') === '1 0 1 2 1 1');
    await expectAccessible(container);
  });

  it('offers private entries on the own list only', () => {
    expect(open().chips()).to.have.length(6);
    expect(open({isOwn: false}).names()).to.not.include('Private');
  });

  it('shows a view and then everything again', () => {
    const {chips, view} = open();
    fireEvent.click(chips()[4] as HTMLElement);
    expect(view()?.query).to.equal('repeats>0');
    expect(chips()[4]?.getAttribute('aria-pressed')).to.equal('true');
    fireEvent.click(chips()[4] as HTMLElement);
    expect(view()?.query).to.equal('');
  });

  it('saves what is shown under a name, and shows it with its columns again', async () => {
    const {press, getByRole, chips, names, shows, view, queryByRole, storedNames} = open({
      query: 'year:2015 order:score',
    });
    press(/^save/i);
    const name = getByRole('textbox') as HTMLInputElement;
    expect(name.value).to.equal('Year 2015');
    fireEvent.input(name, {target: {value: ' The <b>best</b> year '}});
    fireEvent.click(getByRole('button', {name: 'Save'}));
    await shows(() => names().length > 6);
    expect(names().at(-1)).to.equal('The <b>best</b> year');
    expect([queryByRole('textbox'), chips().at(-1)?.getAttribute('aria-pressed')]).to.deep.equal([null, 'true']);
    expect(storedNames()?.length).to.equal(7);
    fireEvent.click(chips().at(-1) as HTMLElement);
    fireEvent.click(chips().at(-1) as HTMLElement);
    expect([view()?.query, view()?.columns]).to.deep.equal(['year:2015 order:score', ['title']]);
  });

  it('saves nothing that has errors or is a view already', () => {
    for (const query of ['', 'scor:7', 'repeats>0 order:title'])
      expect(open({query}).queryByRole('button', {name: /^save/i}), query).to.equal(null);
  });

  it('renames, moves, deletes and brings back views', async () => {
    const {press, getAllByRole, names, shows, services, getByRole, container, storedNames} = open();
    press(/edit/i);
    const panel = getAllByRole('group')[1] as HTMLElement;
    await expectAccessible(container);
    const first = within(panel).getAllByRole('textbox')[0] as HTMLInputElement;
    fireEvent.input(first, {target: {value: 'Late'}});
    fireEvent.focusOut(first);
    await shows(() => names()[0] === 'Late');
    press(/late down/i);
    await shows(() => names()[1] === 'Late' && document.activeElement?.getAttribute('aria-label')?.includes('Late'));
    press(/delete late/i);
    await shows(() => names().length === 5);
    const [toast] = services.toasts.list();
    toast?.action?.run();
    await shows(() => names()[1] === 'Late');
    press(/delete late/i);
    await shows(() => names().length === 5);
    press(/restore/i);
    await shows(() => names().at(-1) === 'Behind');
    services.toasts.list().at(-1)?.action?.run();
    expect(storedNames(), 'one that was restored is not brought back again').to.have.lengthOf(6);
    fireEvent.keyDown(panel, {key: 'Escape'});
    expect(document.activeElement).to.equal(getByRole('button', {name: /edit/i}));
  });

  it('shows a view that cannot be read without a count, and opens it as it is written', async () => {
    const views = [
      {id: '1', name: 'Newer', query: 'year:2015', version: grammarVersion + 1},
      {id: '2', name: 'Broken', query: 'scor:7', version: grammarVersion},
      {
        id: '3',
        name: 'Fine',
        query: 'repeats>0',
        version: grammarVersion,
        columns: ['title', 'score'],
        group: 'status',
      },
    ];
    const {chips, view} = open({}, {listTableViews: {ANIME: views}});
    await waitUntil(() => chips()[2]?.textContent === 'Fine1');
    expect(chips().map(({textContent}) => textContent)).to.deep.equal(['Newer', 'Broken', 'Fine1']);
    fireEvent.click(chips()[1] as HTMLElement);
    expect([view()?.query, view()?.columns, view()?.group]).to.deep.equal(['scor:7', ['title'], undefined]);
    fireEvent.click(chips()[2] as HTMLElement);
    expect([view()?.columns, view()?.group]).to.deep.equal([['title', 'score'], 'status']);
  });

  it("counts by the day of the user's time zone", async () => {
    const views = [{id: '1', name: 'Now', query: 'updated:today', version: grammarVersion}];
    const {chips, services, rerender} = open({isBusy: true}, {listTableViews: {ANIME: views}});
    // The day after, where these tests run.
    Object.assign(services.clock, {now: () => now});
    services.session.timezone = () => '00:00';
    rerender(<Views />);
    await waitUntil(() => chips()[0]?.textContent === 'Now1');
  });
});
