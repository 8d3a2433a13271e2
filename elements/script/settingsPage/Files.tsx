import {useState} from 'react';

import {build} from '#platform/platform';
import {readSettingsFile, settingsFile} from '#services/settings/exchange';
import {allHandles} from '#services/settings/presets';
import {blockList, titleAliases} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {downloadFile} from '#ui/downloadFile';
import type {Replace} from './useReplaceSettings';
import {storageText} from './panelMessages';

/** Exports everything except the token to a file, and imports such a file. */
export function Files({replace}: {replace: Replace}) {
  const {settings, catalogue, clock} = useServices();
  const [message, setMessage] = useState('');
  const save = () => {
    const {name, version} = build;
    const at = clock.now();
    const day = new Date(at).toISOString().slice(0, 10);
    downloadFile(`${name.toLowerCase()}-settings-${day}.json`, settingsFile(settings.snapshot(), {name, version, at}));
  };
  const read = async (file: File) => {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setMessage(storageText.unreadable);
    const found = readSettingsFile(text, [...allHandles(catalogue), titleAliases, blockList]);
    if (found.kind === 'refused') return setMessage(storageText.refused(found.reason));
    await replace(found.snapshot, storageText.fromFile(file.name));
    const {dropped} = found;
    setMessage(dropped.length ? storageText.dropped(dropped.join(', ')) : '');
  };
  return (
    <div className="ui-row">
      <Button onClick={save}>{storageText.exportSettings}</Button>
      <label className="file">
        <span className="ui-button">{storageText.importSettings}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) void read(file);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p role={message ? 'alert' : undefined}>{message}</p>
    </div>
  );
}
