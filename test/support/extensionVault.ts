import {createReport} from '#services/report';
import {createSettings} from '#services/settings/settings';
import {createToasts} from '#services/toasts';
import {openVault} from '#services/vault';
import {installExtension} from './extension';
import {useSignal} from './page';
import {MemoryStorage} from './storage';

type Extension = ReturnType<typeof installExtension>;

/** The content of the script's own storage. */
export const storageWith = (token?: unknown) =>
  new Map<string, unknown>(token === undefined ? [] : [['accessToken', token]]);

/** Installs extensions and opens vaults; both are cleaned up after each test. */
export function useExtension() {
  const test = useSignal();
  const installed: Extension[] = [];
  afterEach(() => {
    for (const extension of installed.splice(0)) extension.remove();
  });
  return {
    test,
    install(items: Map<string, unknown>, name: 'browser' | 'chrome' = 'chrome') {
      const extension = installExtension(name, items);
      installed.push(extension);
      return extension;
    },
    open(stored: object = {}) {
      const storage = new MemoryStorage({hohSettings: JSON.stringify(stored)});
      const report = createReport('Test');
      const settings = createSettings({storage, report, signal: test.signal});
      const vault = openVault(settings, {report, toasts: createToasts(), signal: test.signal});
      let told = 0;
      vault.subscribe(() => told++, test);
      return {vault, settings, storage, report, told: () => told};
    },
  };
}
