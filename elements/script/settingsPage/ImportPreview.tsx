import {useEffect, useId, useRef, type ReactNode} from 'react';

import {differencesTo, type Difference} from '#services/settings/differences';
import type {LeftOut} from '#services/settings/exchange';
import type {Setting} from '#services/settings/handles';
import type {Snapshot} from '#services/settings/settings';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import type {Replace} from './useReplaceSettings';
import {olderNames, importText as text} from './importMessages';

/** The content of a chosen file before anything is applied. */
export interface ReadFile {
  readonly name: string;
  readonly values: Snapshot;
  readonly leftOut: readonly LeftOut[];
}

const differenceText = ({name, from, to}: Difference) => text.change(name, from, to);

const named: Readonly<Record<string, string>> = olderNames;
/** The name of a setting that this version doesn't know; at worst its key, by which a user may recognize it. */
const nameOfOther = (key: string) => (Object.hasOwn(named, key) ? (named[key] ?? key) : key);

/** A sentence and its list; nothing if the list is empty. */
function Listed({title, lines}: {title: string; lines: readonly string[]}): ReactNode {
  const id = useId();
  if (!lines.length) return null;
  return (
    <>
      <p id={id}>{title}</p>
      <ul className="ui-list" aria-labelledby={id}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The parts of a file that are left out, with the reasons. */
export const LeftOutList = ({leftOut}: {leftOut: readonly LeftOut[]}) => (
  <Listed title={text.leftOut(leftOut.length)} lines={leftOut.map(({name, reason}) => text.left(name, reason))} />
);

interface PreviewProps {
  file: ReadFile;
  known: readonly Setting<unknown>[];
  replace: Replace;
  close: () => void;
}

/**
 * The changes that importing a file would make. Settings that are missing in the file stay, unless the user chooses to
 * replace everything.
 */
export function ImportPreview({file: {name, values, leftOut}, known, replace, close}: PreviewProps) {
  const {settings} = useServices();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changes = differencesTo({...settings.snapshot(), ...values}, settings, known);
  const named = new Set(changes.map(({key}) => key));
  const resets = differencesTo(values, settings, known).filter(({key}) => !named.has(key));
  const others = Object.keys(values).filter(key => known.every(setting => setting.key !== key));
  const apply = (next: () => Snapshot, what: string) => {
    close();
    replace(next, what);
  };
  return (
    <div role="group" aria-labelledby={id} className="import ui-panel">
      <h4 id={id} ref={heading} tabIndex={-1}>
        {text.heading(name)}
      </h4>
      <Listed title={text.changes(changes.length)} lines={changes.map(differenceText)} />
      {changes.length ? null : <p>{text.noChange}</p>}
      <LeftOutList leftOut={leftOut} />
      <Listed title={text.others(others.length)} lines={others.map(nameOfOther)} />
      <p>{text.rest}</p>
      <div className="ui-row">
        {changes.length || others.length ? (
          <Button
            variant="primary"
            onClick={() => apply(() => ({...settings.snapshot(), ...values}), text.fromFile(name))}
          >
            {text.apply}
          </Button>
        ) : null}
        <Button onClick={close}>{text.cancel}</Button>
      </div>
      {resets.length ? (
        <details>
          <summary>{text.replaceAll}</summary>
          <Listed title={text.replaceHint(resets.length)} lines={resets.map(differenceText)} />
          <Button variant="danger" onClick={() => apply(() => values, text.replacedBy(name))}>
            {text.replace}
          </Button>
        </details>
      ) : null}
    </div>
  );
}
