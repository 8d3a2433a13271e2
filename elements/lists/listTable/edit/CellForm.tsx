import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {Alert} from '#ui/Alert';
import {useFloatingLayer} from '#ui/useFloatingLayer';
import {usePressOutside} from '#ui/usePressOutside';
import {useHeldValue} from './CellState';
import type {EditEnd, EditorProps} from './editing';
import {labels} from './messages';
import {setCellError, type EditedColumn} from './saveCell';

/** Props of the controls of a form. */
interface CellFormValue {
  /** The attributes of the control. */
  readonly control: {
    readonly 'aria-label': string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
  /** Saves the value, or another one, and leaves the form unless something is wrong with it. */
  readonly finish: (where: EditEnd, save?: CellFormProps['save']) => void;
}

const CellFormContext = createContext<CellFormValue | undefined>(undefined);

/** The form around a control. */
export function useCellForm(): CellFormValue {
  const form = use(CellFormContext);
  if (!form) throw new Error('no form is around the control');
  return form;
}

interface CellFormProps {
  readonly cell: EditorProps;
  readonly column: EditedColumn;
  /** Saves a changed value. Returns what is wrong with it, if it can't be saved. */
  readonly save: () => string | undefined;
  /**
   * The keys that the control needs itself: several lines need Enter and the arrows, a choice the arrows, and a group of
   * controls, such as the choices of a conflict, also Tab.
   */
  readonly keys?: 'text' | 'choice' | 'lines' | 'group';
  /** Whether the control is shown below the cell, which is too small for it. */
  readonly isPanel?: boolean;
  /** Content below the control. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

interface BubbleProps {
  readonly anchor: Element;
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel below a cell, above everything else. */
function Bubble({anchor, label, children}: BubbleProps) {
  const {props} = useFloatingLayer(anchor, 'bottom-start', 2);
  return (
    <div {...props} popover="manual" role="group" aria-label={label} className="ui-card edit-bubble">
      {children}
    </div>
  );
}

interface BelowProps extends Pick<CellFormProps, 'note'> {
  readonly id: string;
  readonly held: ReturnType<typeof useHeldValue>;
  readonly error: string | undefined;
  /** Called once the user has decided between two values. */
  readonly decided: () => void;
}

/** The notes about the control. */
const Below = ({id, note, held, error, decided}: BelowProps) => (
  <div id={id} className="edit-note">
    {note}
    {held ? (
      <div onClick={decided}>
        <OnHoldNote {...held} />
      </div>
    ) : null}
    {error === undefined ? null : <Alert>{error}</Alert>}
  </div>
);

const moves: Readonly<Record<string, EditEnd>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Where an arrow key leads that ends the editing of a text; `undefined`: it moves the cursor. */
function endOfArrow(event: KeyboardEvent, key: string, typed: string | undefined): EditEnd | undefined {
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(moves, key)) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') return moves[key];
  // In a text that was there before, they move the cursor.
  if (typed === undefined) return undefined;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === isRtl ? 'right' : 'left';
}

/** Where a key leads that ends the editing; `undefined`: it has its usual effect. */
function endOf(event: KeyboardEvent, keys: CellFormProps['keys'], typed: string | undefined): EditEnd | undefined {
  const key = pressedKey(event);
  const isBackwards = event.shiftKey;
  if (key === 'Tab') return keys === 'group' ? undefined : isBackwards ? 'left' : 'right';
  if (key === 'Enter' && keys === 'lines') return event.ctrlKey || event.metaKey ? 'down' : undefined;
  if (key === 'Enter') return isBackwards ? 'up' : 'down';
  return keys === 'text' ? endOfArrow(event, key, typed) : undefined;
}

/** Ends the editing once: the focus that moves because of it must not end it again. */
function useEnd(end: EditorProps['end'], save: CellFormProps['save']) {
  const [error, setError] = useState<string>();
  const isOver = useRef(false);
  const leave = (where: EditEnd) => {
    isOver.current = true;
    end(where);
  };
  const finish: CellFormValue['finish'] = (where, saveValue = save) => {
    if (isOver.current) return;
    const problem = saveValue();
    setError(problem);
    if (problem === undefined) leave(where);
  };
  return {error, setError, leave, finish};
}

interface PressOptions extends Pick<ReturnType<typeof useEnd>, 'leave' | 'finish'> {
  readonly keys: CellFormProps['keys'];
  readonly typed: string | undefined;
}

/** Ends the editing with a key, and hides all keys from the grid. A button below the control handles its own keys. */
function press(event: KeyboardEvent, {keys, typed, leave, finish}: PressOptions) {
  event.stopPropagation();
  const where = event.target instanceof HTMLButtonElement ? undefined : endOf(event, keys, typed);
  if (pressedKey(event) === 'Escape') leave('stay');
  else if (where) finish(where);
  else return;
  event.preventDefault();
}

/**
 * The control that edits a cell. Enter, Tab and, where it doesn't need them, the arrow keys save and leave it, and so does
 * a press elsewhere; Escape leaves the value as it was. A value that can't be saved stays, with what is wrong with it.
 */
export function CellForm({cell, column, save, keys = 'text', isPanel, note, children}: CellFormProps) {
  const {row, typed, end} = cell;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const {error, setError, leave, finish} = useEnd(end, save);
  const {mediaId} = row.entry;
  const label = labels[column](row.title);
  const held = useHeldValue(mediaId, column);
  const isUndecided = held?.reason === 'conflict';
  useEffect(() => setCellError(mediaId, column, undefined), [mediaId, column]);
  usePressOutside(
    () => [anchor],
    () => finish('away'),
  );
  const blur = ({relatedTarget, currentTarget}: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) finish('away');
  };
  // A box reports its input after its change.
  const isText = keys === 'text' || keys === 'lines';
  const isInvalid = error !== undefined;
  const isDescribed = note !== undefined || isInvalid || held !== undefined;
  const control = {
    'aria-label': label,
    'aria-invalid': isInvalid,
    'aria-describedby': isDescribed && anchor ? id : undefined,
  };
  return (
    <CellFormContext value={{control, finish}}>
      <div
        ref={setAnchor}
        className="edit"
        onKeyDown={event => press(event, {keys: isUndecided ? 'group' : keys, typed, leave, finish})}
        onInput={isText ? () => setError(undefined) : undefined}
        onBlur={blur}
      >
        {isPanel ? null : children}
        {anchor && (isPanel || isDescribed) ? (
          <Bubble anchor={anchor} label={label}>
            {isPanel ? children : null}
            <Below id={id} note={note} held={held} error={error} decided={() => leave('stay')} />
          </Bubble>
        ) : null}
      </div>
    </CellFormContext>
  );
}

/** Focuses a control once it is shown; `focused` is called then. */
export function useFocusAtStart<T extends HTMLElement>(focused?: (node: T) => void) {
  const ref = useRef<T>(null);
  const focus = useEffectEvent(() => {
    ref.current?.focus();
    if (ref.current) focused?.(ref.current);
  });
  useEffect(() => focus(), []);
  return ref;
}

/** Puts the cursor at the end of a text. */
export const moveToEnd = (node: HTMLInputElement | HTMLTextAreaElement) =>
  node.setSelectionRange(node.value.length, node.value.length);
