import {act, render} from '@testing-library/react';
import {expect} from 'chai';

import {grammarVersion} from '#domain/list/query/syntax';
import type {TableView} from '#domain/list/table/view';
import type {AliasPair} from '#domain/media/titleAlias';
import {featureSwitch} from '#services/settings/featureSwitch';
import {titleAliases} from '#services/settings/shared';
import {ElementContext} from '#ui/context';
import {collection, rawEntry, rawList, useLists} from '#test/support/lists';
import {waitUntil} from '#test/support/wait';
import {useListTable, type TableState} from './useListTable';
import {savedViews} from './viewSettings';

interface Asked {
  readonly userName?: string;
  readonly query?: string;
  readonly section?: string | undefined;
  readonly siteText?: string;
}

const ignore = () => undefined;
const noon = Date.UTC(2026, 10, 30, 12);

function Shown({userName = '', query = '', section, siteText = '', see}: Asked & {see: (state: TableState) => void}) {
  const view: TableView = {query, columns: [], widths: {}, group: undefined};
  see(useListTable({userName, type: 'ANIME', view, change: ignore, section, siteText}));
  return null;
}

const titled = (romaji: string) => ({title: {romaji, native: null, english: null}});

describe('useListTable', () => {
  const {api, answers, tab, requests, ask, userName} = useLists();

  function draw(asked: Asked = {}) {
    const opened = tab();
    const clock = {now: opened.services.clock.now(), minutes: ignore as () => void};
    Object.assign(opened.services.clock, {
      now: () => clock.now,
      onMinute: (listener: () => void) => void (clock.minutes = listener),
    });
    let state: TableState | undefined;
    const see = (next: TableState) => void (state = next);
    const surroundings = {
      services: opened.services,
      featureId: 'listTable',
      element: document.body,
      replaceHost: ignore,
      fail: reportError,
    };
    const markup = (more: Asked) => (
      <ElementContext value={surroundings}>
        <Shown userName={userName()} {...more} see={see} />
      </ElementContext>
    );
    const drawn = render(markup(asked));
    const model = () => (state?.state === 'data' ? state.model : undefined);
    const rows = () =>
      model()
        ?.arrangement.rows.map(({entry}) => `${entry.mediaId}:${entry.progress}`)
        .join(' ');
    return {
      ...opened,
      ...drawn,
      model,
      rows,
      state: () => state,
      tick(now: number) {
        clock.now = now;
        act(clock.minutes);
      },
      change: (more: Asked) => drawn.rerender(markup(more)),
      shows: (wanted: string) => waitUntil(() => rows() === wanted && model()?.isBusy === false, wanted),
    };
  }

  const threeLists = () =>
    collection([
      rawList('Watching', [rawEntry(1, {progress: 5}, titled('Alpha One')), rawEntry(2, {}, titled('Bravo'))]),
      rawList('Completed TV', [rawEntry(3, {status: 'COMPLETED', progress: 12}, titled('Alpha Two'))], {
        status: 'COMPLETED',
        isSplitCompletedList: true,
      }),
      rawList('Käse & Ko', [rawEntry(2, {}, titled('Bravo'))], {isCustomList: true}),
      rawList('later', [rawEntry(1, {progress: 5}, titled('Alpha One'))], {isCustomList: true}),
      rawList('Later', [rawEntry(2, {}, titled('Bravo'))], {isCustomList: true}),
    ]);

  it('filters and sorts the list, and says how many entries there are', async () => {
    answers.anime = threeLists;
    const {shows, change, model} = draw({query: 'order:-progress'});
    await shows('3:12 1:5 2:3');
    change({query: 'progress<6 order:progress'});
    await shows('2:3 1:5');
    expect([model()?.arrangement.from.length, model()?.arrangement.totals.titles]).to.deep.equal([3, 2]);
    change({query: 'progress<'});
    await shows('');
    expect(model()?.query.problems.map(({severity}) => severity)).to.deep.equal(['error']);
  });

  for (const [section, wanted] of [
    ['Watching', '1:5 2:3'],
    ['watching', '1:5 2:3'],
    ['Completed-TV', '3:12'],
    ['Kase & Ko', '2:3'],
    ['Later', '2:3'],
    ['later', '1:5'],
    ['LATER', '1:5 2:3'],
    ['Nothing', ''],
    [undefined, '1:5 2:3 3:12'],
  ] as const)
    it(`shows the lists named ${section ?? 'anything'} only`, async () => {
      answers.anime = threeLists;
      const {shows, model} = draw({section});
      await shows(wanted);
      expect(model()?.arrangement.from.length).to.equal(wanted ? wanted.split(' ').length : 0);
    });

  it('finds nothing by a view that a later version saved, and marks all of it', async () => {
    const {shows, services, model} = draw({query: 'progress<6'});
    await shows('1:3 2:3');
    const saved = {id: '1', name: 'Later', query: 'progress<6', version: grammarVersion};
    act(() => services.settings.set(savedViews, {ANIME: [saved]}));
    await shows('1:3 2:3');
    act(() => services.settings.set(savedViews, {ANIME: [{...saved, version: grammarVersion + 1}]}));
    await shows('');
    expect(model()?.query.problems.map(({start, end, severity}) => [start, end, severity])).to.deep.equal([
      [0, 10, 'error'],
    ]);
  });

  it('shows only titles with all words of the site’s filter, in any order', async () => {
    answers.anime = threeLists;
    const {shows, change} = draw({siteText: 'two ALPHA '});
    await shows('3:12');
    change({siteText: 'alpha', query: 'order:-progress'});
    await shows('3:12 1:5');
  });

  it('follows changes made elsewhere, and replaces only their rows', async () => {
    answers.anime = threeLists;
    const {shows, lists, model} = draw({query: 'progress<6 order:progress'});
    await shows('2:3 1:5');
    const [, kept] = model()?.arrangement.rows ?? [];
    await ask(lists, 2, {status: 'CURRENT', score: 7, progress: 4});
    await shows('2:4 1:5');
    expect(model()?.arrangement.rows[1]).to.equal(kept);
    await ask(lists, 2, {status: 'CURRENT', score: 7, progress: 8});
    await shows('1:5');
    expect(requests()).to.equal(1);
  });

  it('moves and removes no row while it is held', async () => {
    answers.anime = threeLists;
    const {shows, rows, lists, model} = draw({query: 'progress<6 order:progress'});
    await shows('2:3 1:5');
    model()?.hold(true);
    await ask(lists, 2, {status: 'CURRENT', score: 7, progress: 8});
    await waitUntil(() => rows() === '2:8 1:5');
    await ask(lists, 1, undefined);
    await shows('2:8 1:5');
    model()?.hold(false);
    await shows('');
  });

  it('counts the day and what has aired by the clock', async () => {
    const next = {episode: 5, airingAt: noon / 1000 + 600};
    answers.anime = () =>
      collection([
        rawList('Watching', [
          rawEntry(1, {progress: 3, updatedAt: noon / 1000}, {nextAiringEpisode: next}),
          rawEntry(2, {progress: 3, updatedAt: noon / 1000 - 86_400}),
        ]),
      ]);
    const {shows, tick, change, model} = draw({query: 'behind>1'});
    tick(noon);
    await shows('');
    const before = model()?.arrangement;
    tick(noon + 60_000);
    expect(model()?.arrangement).to.equal(before);
    tick(noon + 660_000);
    await shows('1:3');
    change({query: 'updated:today'});
    await shows('1:3');
    tick(noon + 86_400_000);
    await shows('');
    change({query: 'updated:yesterday'});
    await shows('1:3');
  });

  it('finds titles that the user has given', async () => {
    const {shows, services, change} = draw({query: 'mein liebling'});
    await shows('');
    const pairs: readonly AliasPair[] = [['/anime/2/', 'Mein Liebling']];
    act(() => {
      services.settings.set(titleAliases, pairs);
      services.settings.set(featureSwitch('titleAliases'), true);
    });
    await shows('2:3');
    change({query: 'order:title'});
    await shows('2:3 1:3');
  });

  it('offers private entries on the own list only', async () => {
    const {shows, change, model} = draw();
    await shows('1:3 2:3');
    expect(model()?.vocabulary.without).to.not.include('private');
    change({userName: 'Other'});
    await waitUntil(() => model()?.vocabulary.without?.includes('private') === true);
  });

  it('requests the list of another user, again after a failure', async () => {
    api.fails(() => new Response('', {status: 500}));
    const {state, shows} = draw({userName: 'Other'});
    await waitUntil(() => state()?.state === 'failed');
    api.fails(() => undefined);
    const failed = state();
    if (failed?.state === 'failed') failed.retry();
    await shows('1:3 2:3');
  });

  it('never shows the rows of one user under the name of another', async () => {
    const {shows, change, state, model} = draw();
    await shows('1:3 2:3');
    expect(model()?.isOwn).to.equal(true);
    answers.anime = threeLists;
    change({userName: 'Other'});
    expect(state()?.state).to.equal('loading');
    await shows('1:5 2:3 3:12');
    expect(model()?.isOwn).to.equal(false);
  });
});
