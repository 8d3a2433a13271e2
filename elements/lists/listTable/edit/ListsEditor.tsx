import {useState} from 'react';

import {minutes} from '#services/api/cache/lifetime';
import {CustomListNamesDocument} from '#services/outbox/documents/account.generated';
import {Check} from '#ui/Check';
import {HostLink} from '#ui/link/HostLink';
import {useCachedQuery} from '#ui/useCachedQuery';
import type {TableModel} from '../model';
import {CellForm, useFocusAtStart} from './CellForm';
import type {EditorProps} from './editing';
import {text} from './messages';
import {useSaveCell} from './saveCell';

/** The user's custom lists of the type, the empty ones once AniList has answered. */
function useCustomListNames({type, lists}: TableModel): readonly string[] {
  const {data} = useCachedQuery(CustomListNamesDocument, {}, minutes(5));
  const options = data?.Viewer?.mediaListOptions;
  const all = (type === 'ANIME' ? options?.animeList : options?.mangaList)?.customLists ?? [];
  const used = lists.lists.filter(({isCustomList}) => isCustomList).map(({name}) => name);
  return [...new Set([...all.filter(name => name !== null), ...used])];
}

/** Without custom lists, there is only the way to them. */
function NoLists() {
  const ref = useFocusAtStart<HTMLParagraphElement>();
  return (
    <p ref={ref} tabIndex={-1} className="ui-note">
      <HostLink to="/settings/lists">{text.noLists}</HostLink>
    </p>
  );
}

interface ListBoxesProps {
  readonly names: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (chosen: ReadonlySet<string>) => void;
}

function ListBoxes({names, chosen, choose}: ListBoxesProps) {
  const ref = useFocusAtStart<HTMLInputElement>();
  const toggle = (name: string, isOn: boolean) =>
    choose(new Set(isOn ? [...chosen, name] : [...chosen].filter(each => each !== name)));
  return (
    <div className="edit-lists">
      {names.map((name, index) => (
        <Check key={name} ref={index ? undefined : ref} checked={chosen.has(name)} change={isOn => toggle(name, isOn)}>
          <bdi>{name}</bdi>
        </Check>
      ))}
    </div>
  );
}

/**
 * The editor of the custom lists of an entry. The outbox applies the change to the lists that the entry is on when it is
 * sent, so that none is lost.
 */
export function ListsEditor(cell: EditorProps) {
  const {row, model} = cell;
  const {customLists, hiddenFromStatusLists} = row.entry;
  const names = useCustomListNames(model);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(customLists));
  const [isHidden, setHidden] = useState(hiddenFromStatusLists);
  const saveCell = useSaveCell(row, 'lists');
  // On no custom list, a hidden entry would be shown nowhere.
  const willHide = isHidden && chosen.size > 0;
  const save = () => {
    const wanted = [...chosen];
    const isSame = wanted.length === customLists.length && wanted.every(name => customLists.includes(name));
    if (isSame && isHidden === hiddenFromStatusLists) return undefined;
    saveCell({
      ...(isSame ? {} : {customLists: wanted}),
      ...(willHide === hiddenFromStatusLists ? {} : {hiddenFromStatusLists: willHide}),
    });
    return undefined;
  };
  return (
    <CellForm cell={cell} column="lists" save={save} keys="group" isPanel>
      {names.length ? <ListBoxes names={names} chosen={chosen} choose={setChosen} /> : <NoLists />}
      <Check checked={willHide} disabled={!chosen.size} change={setHidden}>
        {text.hide}
      </Check>
    </CellForm>
  );
}
