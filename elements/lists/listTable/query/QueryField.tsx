import {useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

import {describeQuery} from '#domain/list/query/describe';
import type {Completion} from '#domain/list/query/completions';
import type {QueryProblem} from '#domain/list/query/query';
import {pressedKey} from '#domain/text/pressedKey';
import {build} from '#platform/platform';
import {useFloatingLayer} from '#ui/useFloatingLayer';
import {useSignalEffect} from '#ui/useSignalEffect';
import type {TableModel} from '../model';
import {text} from './messages';
import {useComboboxIds, useCompletions} from './useCompletions';

/** Parts of a text, with the problem that each has. */
function marked(query: string, problems: readonly QueryProblem[]) {
  const parts: {readonly part: string; readonly severity?: QueryProblem['severity']}[] = [];
  let at = 0;
  for (const {start, end, severity} of problems.toSorted((one, other) => one.start - other.start)) {
    // Where a value is missing, there is only the character before it.
    const from = Math.max(at, Math.min(start, end - 1));
    if (from >= end) continue;
    parts.push({part: query.slice(at, from)}, {part: query.slice(from, end), severity});
    at = end;
  }
  return [...parts, {part: query.slice(at)}];
}

/** The text of the field once more, transparent, with lines below its problems. */
function Marks({query, problems, input}: {query: string; problems: readonly QueryProblem[]; input: HTMLInputElement}) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void layer.current?.scrollTo({left: input.scrollLeft}));
  useSignalEffect(
    signal => input.addEventListener('scroll', () => layer.current?.scrollTo({left: input.scrollLeft}), {signal}),
    [input],
  );
  return (
    <div ref={layer} className="query-marks" aria-hidden>
      {marked(query, problems).map(({part, severity}, index) => (
        <span key={index} data-severity={severity}>
          {part}
        </span>
      ))}
    </div>
  );
}

interface OffersProps extends Pick<ReturnType<typeof useComboboxIds>, 'listId' | 'optionId'> {
  offers: readonly Completion[];
  active: Completion | undefined;
  accept: (offer: Completion) => void;
  input: HTMLInputElement;
}

function Offers({offers, active, accept, listId, optionId, input}: OffersProps) {
  const {node, props} = useFloatingLayer(input, 'bottom-start', 4);
  useLayoutEffect(() => void node.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'}));
  // A press leaves the focus in the field.
  useSignalEffect(
    signal => node.current?.addEventListener('mousedown', event => event.preventDefault(), {signal}),
    [node],
  );
  return (
    <div {...props} popover="manual" className="ui-card query-offers">
      <ul id={listId} role="listbox" aria-label={text.suggestions}>
        {offers.map(offer => (
          <li
            key={offer.insert}
            id={optionId(offer)}
            role="option"
            aria-selected={offer === active}
            onClick={() => accept(offer)}
          >
            {offer.label}
            {offer.detail && offer.detail !== offer.label ? <span className="ui-note">{offer.detail}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const isField = (node: EventTarget | undefined) =>
  node instanceof HTMLElement && (node.matches('input, textarea, select') || node.isContentEditable);

/** Focuses a field when "/" is pressed outside all fields. */
function useSlash(field: RefObject<HTMLInputElement | null>) {
  useSignalEffect(
    signal => {
      const onKey = (event: KeyboardEvent) => {
        if (pressedKey(event) !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.defaultPrevented || isField(event.composedPath()[0])) return;
        event.preventDefault();
        field.current?.focus();
      };
      document.addEventListener('keydown', onKey, {signal});
    },
    [field],
  );
}

interface EchoProps extends Pick<TableModel, 'query' | 'vocabulary' | 'view'> {
  arrangement: {readonly rows: readonly unknown[]; readonly from: readonly unknown[]};
}

/** The meaning of a query in words, or its problems, and the number of entries that it finds. */
function Echo({query, vocabulary, view, arrangement, id}: EchoProps & {id: string}) {
  const error = query.problems.find(({severity}) => severity === 'error');
  const hints = error ? [] : query.problems;
  const words = view.query.trim() ? describeQuery(query, vocabulary) : '';
  return (
    <div className="query-echo">
      <div id={id}>
        {error ? <p className="query-error">{error.message}</p> : null}
        {words && !error ? <p>{words}</p> : null}
        {hints.map(({message, start}) => (
          <p key={start} className="ui-note">
            {message}
          </p>
        ))}
      </div>
      <p role="status">{text.count(arrangement.rows.length, arrangement.from.length)}</p>
    </div>
  );
}

interface QueryFieldProps extends EchoProps, Pick<TableModel, 'change'> {
  /** Shown beside the field. */
  children?: ReactNode;
}

/** The field of the query, with completion, its meaning in words, and its problems. */
export function QueryField({view, change, query, vocabulary, arrangement, children}: QueryFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement>();
  const echoId = useId();
  const {offers, active, accept, close, ...handlers} = useCompletions({
    text: view.query,
    change: next => change({query: next}),
    vocabulary,
  });
  const {props, ...ids} = useComboboxIds(offers, active);
  useSlash(field);
  useLayoutEffect(() => setInput(field.current ?? undefined), []);
  // A part that is being completed isn't wrong yet.
  const problems = offers.length ? [] : query.problems;
  const isInvalid = problems.some(({severity}) => severity === 'error');
  return (
    <div>
      <div className="query-field">
        <div className="query-box">
          <input
            {...props}
            {...handlers}
            ref={field}
            type="search"
            className="ui-input"
            aria-label={text.label}
            aria-describedby={echoId}
            aria-invalid={isInvalid || undefined}
            aria-keyshortcuts="/"
            placeholder={text.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={view.query}
            onBlur={close}
            onClick={close}
          />
          {input && problems.length ? <Marks query={view.query} problems={problems} input={input} /> : null}
        </div>
        {input && offers.length ? (
          <Offers {...ids} offers={offers} active={active} accept={offer => accept(input, offer)} input={input} />
        ) : null}
        <a href={`${build.repository}/blob/HEAD/docs/list-queries.md`} title={text.helpHint}>
          {text.help}
        </a>
        {children}
      </div>
      <Echo id={echoId} query={query} vocabulary={vocabulary} view={view} arrangement={arrangement} />
    </div>
  );
}
