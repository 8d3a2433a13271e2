import {render, screen} from '@testing-library/react';
import {useState} from 'react';
import {userEvent} from '@testing-library/user-event';

import type {ColumnKey} from '#domain/list/table/columns';
import type {TableView} from '#domain/list/table/view';
import {apiOf} from '#services/api/api';
import {ElementContext} from '#ui/context';
import {apiError, type RequestedField} from '#test/support/fetch';
import {collection, rawEntry, rawList, useLists} from '#test/support/lists';
import {waitUntil} from '#test/support/wait';
import {useListTable} from '../query/useListTable';
import {CellState} from './CellState';
import type {EditEnd} from './editing';
import {editors} from './editors';

const ignore = () => undefined;
const view: TableView = {query: '', columns: [], widths: {}, group: undefined};

interface CellProps {
  readonly userName: string;
  readonly column: ColumnKey;
  readonly typed: string | undefined;
  readonly ended: (where: EditEnd) => void;
}

/** One cell of media 1, which a button opens, as a grid does. */
function Cell({userName, column, typed, ended}: CellProps) {
  const [isOpen, setOpen] = useState(false);
  const table = useListTable({userName, type: 'ANIME', view, change: ignore, section: undefined, siteText: ''});
  if (table.state !== 'data') return null;
  const {model} = table;
  const row = model.arrangement.rows.find(({entry}) => entry.mediaId === 1);
  const {Editor = ignore, Action = ignore} = editors[column] ?? {};
  const end = (where: EditEnd) => {
    setOpen(false);
    ended(where);
  };
  if (!row) return null;
  return (
    <>
      <p data-testid="cell">
        {isOpen ? <Editor row={row} model={model} typed={typed} end={end} /> : <Action row={row} model={model} />}
        <CellState row={row} column={column} />
      </p>
      <button onClick={() => setOpen(true)}>Open</button>
    </>
  );
}

interface Opened {
  readonly typed?: string;
  readonly entry?: Record<string, unknown>;
  readonly media?: Record<string, unknown>;
  readonly format?: string;
  /** The names of the custom lists that contain the entry; "B" and "Empty" exist as well. */
  readonly lists?: readonly string[];
  /** Whether the user has no custom lists. */
  readonly none?: boolean;
}

/** Opens editors of an entry of the user's own list. */
export function useCell() {
  const {api, answers, tab, userName} = useLists();

  async function open(
    column: ColumnKey,
    {typed, entry, media, format = 'POINT_10', lists = [], none = false}: Opened = {},
  ) {
    const raw = rawEntry(1, {private: false, startedAt: null, ...entry}, media);
    let refusal: string | undefined;
    let saved = {};
    let on = lists;
    const anime = () => {
      const whole = collection([
        rawList('Watching', [raw]),
        ...lists.map(name => rawList(name, [raw], {isCustomList: true})),
        ...(none ? [] : [rawList('B', [rawEntry(2)], {isCustomList: true})]),
      ]);
      return {...whole, user: {mediaListOptions: {scoreFormat: format, animeList: {advancedScoringEnabled: true}}}};
    };
    const named = () =>
      Object.fromEntries([...new Set([...lists, 'B', 'Empty'])].map(name => [name, on.includes(name)]));
    const stored = () => [{...raw, ...saved, __typename: 'MediaList', customLists: named()}];
    const save = ({args}: RequestedField) => {
      if (refusal !== undefined) return apiError(refusal, 400);
      on = (args.customLists as readonly string[] | undefined) ?? on;
      saved = {...saved, ...args};
      return {...raw, ...saved, __typename: 'MediaList', customLists: on};
    };
    const viewer = () => ({
      __typename: 'User',
      id: 5,
      name: userName(),
      mediaListOptions: {
        __typename: 'MediaListOptions',
        animeList: {
          __typename: 'MediaListTypeOptions',
          customLists: none ? [] : [...new Set([...lists, 'B', 'Empty'])],
        },
        mangaList: {__typename: 'MediaListTypeOptions', customLists: []},
      },
    });
    Object.assign(answers, {anime, entry: stored, saved: save, viewer});
    const {services} = tab();
    const {writes} = apiOf(services);
    const ends: EditEnd[] = [];
    const surroundings = {
      services,
      featureId: 'listTable',
      element: document.body,
      replaceHost: ignore,
      fail: reportError,
    };
    const drawn = render(
      <ElementContext value={surroundings}>
        <Cell userName={userName()} column={column} typed={typed} ended={where => ends.push(where)} />
      </ElementContext>,
    );
    const user = userEvent.setup();
    const openAgain = async () => user.click(await screen.findByRole('button', {name: 'Open'}));
    await openAgain();
    return {
      ...drawn,
      services,
      writes,
      user,
      ends,
      open: openAgain,
      cell: () => screen.getByTestId('cell'),
      refuse: (reason: string | undefined) => void (refusal = reason),
      /** The variables of the mutations once all were sent. */
      sent: async () => {
        await waitUntil(() => writes.list().length === 0, 'sent');
        return api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables);
      },
    };
  }
  return {open, api, answers};
}
