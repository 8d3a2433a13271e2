import {useId, useMemo, useState, type ChangeEvent, type KeyboardEvent} from 'react';

import {completions, type Completion} from '#domain/list/query/completions';
import type {Vocabulary} from '#domain/list/query/values';
import {pressedKey} from '#domain/text/pressedKey';

interface Typing {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly vocabulary: Vocabulary;
}

/** Whether the list is open, for which caret, and the option that the arrow keys have reached (-1: none). */
interface Open {
  readonly caret: number;
  readonly active: number;
}

/** The completions at a caret. What is typed in full needs none, although longer words may begin with it. */
function offersAt(text: string, caret: number, vocabulary: Vocabulary) {
  const found = completions(text, caret, vocabulary);
  const isTyped = ({insert, start, end}: Completion) => insert.toLowerCase() === text.slice(start, end).toLowerCase();
  return {offers: found.filter(offer => !isTyped(offer)), isWhole: found.some(isTyped)};
}

const none = {offers: [], isWhole: false};

/** Where the arrow keys lead among options; before the first and after the last one is the field itself. */
const moved = (active: number, by: number, count: number) => ((active + 1 + by + count + 1) % (count + 1)) - 1;

type Action = {readonly move: 1 | -1} | {readonly accept: Completion} | 'close' | 'clear' | undefined;

const typing: readonly string[] = ['Backspace', 'Delete', 'Shift'];

interface Shown {
  readonly text: string;
  readonly offers: readonly Completion[];
  readonly isWhole: boolean;
  readonly open: Open | undefined;
}

/** The action of a key in the field; `open` is undefined while no options are shown. */
function actionOf(key: string, {text, offers, isWhole, open}: Shown): Action {
  if (key === 'ArrowDown') return {move: 1};
  if (key === 'ArrowUp') return {move: -1};
  if (!open) return key === 'Escape' && text ? 'clear' : undefined;
  const [first] = offers;
  const chosen = offers[open.active];
  if (chosen && (key === 'Enter' || key === 'Tab')) return {accept: chosen};
  // Without a part of a word, and after a whole one, Tab leaves the field.
  if (key === 'Tab' && first && !isWhole && first.start < open.caret) return {accept: first};
  return key.length === 1 || typing.includes(key) ? undefined : 'close';
}

/** The completions of a field, and its handlers (the combobox pattern of the ARIA practices). */
export function useCompletions({text, change, vocabulary}: Typing) {
  const [open, setOpen] = useState<Open>();
  const caret = open?.caret;
  const {offers, isWhole} = useMemo(
    () => (caret === undefined ? none : offersAt(text, caret, vocabulary)),
    [text, caret, vocabulary],
  );
  const close = () => setOpen(undefined);
  const openAt = ({selectionStart}: HTMLInputElement) => setOpen({caret: selectionStart ?? 0, active: -1});
  const accept = (input: HTMLInputElement, {insert, start, end}: Completion) => {
    input.setRangeText(insert, start, end, 'end');
    change(input.value);
    openAt(input);
  };
  const onChange = ({target, nativeEvent}: ChangeEvent<HTMLInputElement>) => {
    change(target.value);
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) close();
    else openAt(target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const key = pressedKey(event);
    const shown = offers.length ? open : undefined;
    const action = event.shiftKey && key === 'Tab' ? 'close' : actionOf(key, {text, offers, isWhole, open: shown});
    if (!action) return;
    if (action !== 'close' || key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (action === 'close') close();
    else if (action === 'clear') change('');
    else if ('accept' in action) accept(input, action.accept);
    else if (shown) setOpen({...shown, active: moved(shown.active, action.move, offers.length)});
    else openAt(input);
  };
  return {offers, active: open && offers[open.active], accept, close, onChange, onKeyDown};
}

/** The attributes that tell assistive technology about the options, and their ids. */
export function useComboboxIds(offers: readonly Completion[], active: Completion | undefined) {
  const id = useId();
  const optionId = (offer: Completion) => `${id}-${offers.indexOf(offer)}`;
  const props = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': offers.length > 0,
    'aria-controls': offers.length ? id : undefined,
    'aria-activedescendant': active && optionId(active),
  } as const;
  return {listId: id, optionId, props};
}
