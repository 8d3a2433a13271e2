import {isoDay} from '#domain/text/format';
import {useMemo, useRef, useState} from 'react';

import {build} from '#platform/platform';
import {maxBytes, readSettingsFile, settingsFile, type LeftOut} from '#services/settings/exchange';
import {text as reasonText} from '#services/settings/importMessages';
import {knownSettings} from '#services/settings/known';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {downloadFile} from '#ui/downloadFile';
import {ImportPreview, LeftOutList, type ReadFile} from './ImportPreview';
import type {Replace} from './useReplaceSettings';
import {importText} from './importMessages';
import {storageText} from './panelMessages';

/** The outcome of the chosen file. */
type Chosen =
  | {readonly state: 'none'}
  | {readonly state: 'read'; readonly file: ReadFile}
  | {readonly state: 'refused'; readonly message: string; readonly leftOut: readonly LeftOut[]};

const none: Chosen = {state: 'none'};

/** Exports everything except the token to a file, and imports such a file after showing what it changes. */
export function Files({replace}: {replace: Replace}) {
  const {settings, catalogue, clock} = useServices();
  const known = useMemo(() => knownSettings(catalogue), [catalogue]);
  const [chosen, choose] = useState<Chosen>(none);
  const field = useRef<HTMLInputElement>(null);
  const save = () => {
    const {name, version} = build;
    const at = clock.now();
    downloadFile(
      `${name.toLowerCase()}-settings-${isoDay(at)}.json`,
      settingsFile(settings.snapshot(), {name, version, at}),
    );
  };
  const read = async (file: File) => {
    const refuse = (message: string, leftOut: readonly LeftOut[] = []) => choose({state: 'refused', message, leftOut});
    if (file.size > maxBytes) return refuse(importText.nothingChanged(reasonText.tooLarge));
    // A wrong byte would otherwise change a value silently.
    const decode = (bytes: ArrayBuffer) => new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    const text = await file
      .arrayBuffer()
      .then(decode)
      .catch(() => undefined);
    if (text === undefined) return refuse(importText.unreadable);
    const found = readSettingsFile(text, known);
    if (found.kind === 'settings') return choose({state: 'read', file: {name: file.name, ...found}});
    refuse(importText.nothingChanged(found.reason), found.leftOut);
  };
  const close = () => {
    choose(none);
    field.current?.focus();
  };
  return (
    <>
      <div className="ui-row">
        <Button onClick={save}>{storageText.exportSettings}</Button>
        <label className="file">
          <span className="ui-button">{storageText.importSettings}</span>
          <input
            ref={field}
            type="file"
            accept="application/json,.json"
            onChange={({target}) => {
              const file = target.files?.[0];
              if (file) void read(file);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
        </label>
      </div>
      {chosen.state === 'refused' ? (
        <Alert as="div" kind="warning">
          <p>{chosen.message}</p>
          <LeftOutList leftOut={chosen.leftOut} />
        </Alert>
      ) : null}
      {chosen.state === 'read' ? (
        <ImportPreview key={chosen.file.name} file={chosen.file} known={known} replace={replace} close={close} />
      ) : null}
    </>
  );
}
