import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import {isTableShown} from '#host/pages/lists/column';
import {showImportNotices} from '#services/imports/importNotice';
import type {ImportState} from '#services/imports/importState';
import type {JobState} from '#services/imports/importJob';
import {createToasts} from '#services/toasts';
import {useNavigation, useSignal} from '../../support/page';

const job = {type: 'ANIME', fileName: 'list.xml', userName: 'Mirabel', at: 0, rowCount: 1} as const;

const stateOf = (state: JobState, more: Partial<ImportState> = {}): ImportState => ({
  ...{isLoaded: true, others: [], outcome: {importedCount: 0, problems: new Map(), failedCount: 0}},
  ...{problem: undefined, isHere: false, isSilenced: false, current: undefined, msPerRow: 1000},
  job: {...job, state},
  ...more,
});

describe('the notices about an import', () => {
  const ending = useSignal();
  const navigate = useNavigation();

  const show = (first: ImportState) => {
    const [toasts, run] = [createToasts(), createStore(first)];
    showImportNotices({toasts, signal: ending.signal}, run);
    return {run, toasts, said: () => toasts.list().map(({kind, text}) => `${kind}: ${text}`)};
  };

  const running = 'info: The import of list.xml is running in another tab.';
  for (const [state, expected] of [
    [stateOf('running'), running],
    [stateOf('running', {isHere: true}), 'info: The import of list.xml is running in this tab. Keep the tab open.'],
    [stateOf('undoing'), 'info: The import of list.xml is being undone in another tab.'],
    [
      stateOf('undoing', {isHere: true}),
      'info: The import of list.xml is being undone in this tab. Keep the tab open.',
    ],
    [stateOf('running', {problem: 'Sign in.'}), 'warning: The import of list.xml is waiting. Sign in.'],
  ] as const)
    it(`say "${expected}"`, () => expect(show(state).said()).to.deep.equal([expected]));

  const edit = {...job, kind: 'bulkEdit', type: 'MANGA', fileName: '', rowCount: 37, state: 'running'} as const;
  it('name a bulk edit by its number of entries, except beside the table of the list that it changes', () => {
    const {said, toasts} = show(stateOf('running', {job: edit}));
    expect(said()).to.deep.equal(['info: The bulk edit of 37 entries is running in another tab.']);
    navigate('/user/Mirabel/animelist');
    expect(said()).to.have.length(1);
    toasts.list()[0]?.action?.run();
    expect(location.pathname + location.search).to.equal('/user/Mirabel/mangalist?table=1');
    navigate('/user/Mirabel/mangalist/Completed');
    expect(said()).to.have.length(1);
    isTableShown.set(true);
    expect(said()).to.deep.equal([]);
    navigate('/settings/import');
    expect(said()).to.have.length(1);
    isTableShown.set(false);
  });

  for (const state of ['done', 'undone', 'paused'] as const)
    it(`say nothing about an import that is already ${state}`, () =>
      expect(show(stateOf(state)).said()).to.deep.equal([]));

  for (const over of ['done', 'undone'] as const)
    it(`say that an import is finished once it is ${over}`, () => {
      const {run, said} = show(stateOf('running'));
      run.set(stateOf(over));
      expect(said()).to.deep.equal(['success: The import of list.xml is finished.']);
    });

  it('say nothing about an import that finished while no page showed it, also after a visit to its page', () => {
    navigate('/settings/import');
    const none: ImportState = {...stateOf('done'), job: undefined};
    const {run, said} = show(none);
    run.set({...none});
    navigate('/home');
    run.set(stateOf('done'));
    expect(said()).to.deep.equal([]);
  });

  it('are not on the page of the import', () => {
    const {said} = show(stateOf('running'));
    expect(said()).to.deep.equal([running]);
    navigate('/settings/import');
    expect(said()).to.deep.equal([]);
    navigate('/home');
    expect(said()).to.deep.equal([running]);
  });
});
