import type {MouseEvent} from 'react';

import {
  initialViews,
  isForOwnList,
  maxViewName,
  moveView,
  type SavedView,
  type StoredView,
} from '#domain/list/table/savedViews';
import type {ListType} from '#services/lists/ownList';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {PanelButton} from '#ui/panel/PanelButton';
import {text} from './messages';
import {nameOfView, type useSavedViews} from './useSavedViews';

interface EditViewsProps {
  saved: ReturnType<typeof useSavedViews>;
  type: ListType;
  isOwn: boolean;
}

/** A press that changes the order of the rows must not lose the focus, which a row that moves gives up. */
const keepFocus = ({currentTarget}: MouseEvent<HTMLElement>) => queueMicrotask(() => currentTarget.focus());

/** Focuses the last button of the next row, or of the one before, since a row that is deleted loses the focus. */
function focusBeside(button: HTMLElement) {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  other?.querySelector<HTMLElement>('button:last-of-type')?.focus();
}

function ViewRow({view, update}: {view: SavedView; update: EditViewsProps['saved']['update']}) {
  const {toasts} = useServices();
  const name = nameOfView(view);
  const rename = (typed: string) => {
    const next = typed.trim();
    if (next && next !== name) update(views => views.map(each => (each.id === view.id ? {...each, name: next} : each)));
  };
  const move = (event: MouseEvent<HTMLElement>, by: number) => {
    update(views => moveView(views, view.id, by));
    keepFocus(event);
  };
  const remove = ({currentTarget}: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget);
    let [place, removed]: [number, StoredView | undefined] = [0, undefined];
    update(views => {
      place = views.findIndex(({id}) => id === view.id);
      removed = views[place];
      return views.filter(({id}) => id !== view.id);
    });
    const isBack = ({id}: StoredView) => id === view.id;
    const undo = () => update(views => (removed && !views.some(isBack) ? views.toSpliced(place, 0, removed) : views));
    toasts.show({text: text.viewDeleted(name), action: {label: text.undo, run: undo}});
  };
  return (
    <li className="ui-row">
      <input
        className="ui-input"
        aria-label={text.renameView(name)}
        maxLength={maxViewName}
        defaultValue={name}
        onBlur={({target}) => rename(target.value)}
      />
      <Button icon variant="quiet" aria-label={text.moveUp(name)} onClick={event => move(event, -1)}>
        ↑
      </Button>
      <Button icon variant="quiet" aria-label={text.moveDown(name)} onClick={event => move(event, 1)}>
        ↓
      </Button>
      <Button icon variant="quiet" aria-label={text.deleteView(name)} onClick={remove}>
        ×
      </Button>
    </li>
  );
}

/** Renames, orders and deletes the saved views. */
export function EditViews({saved: {views, stored, update}, type, isOwn}: EditViewsProps) {
  const missing = initialViews(type).filter(({id}) => !stored.some(view => view.id === id));
  return (
    <PanelButton small label={text.editViews} name={text.editViews}>
      <ul className="view-list">
        {views
          .filter(view => isOwn || !isForOwnList(view))
          .map(view => (
            <ViewRow key={view.id} view={view} update={update} />
          ))}
      </ul>
      {missing.length ? (
        <Button small onClick={() => update(before => [...before, ...missing])}>
          {text.resetViews}
        </Button>
      ) : null}
    </PanelButton>
  );
}
