// Runs in a page of the stand-in: only the product's outbox, driven by the long test.
import {importers} from '#elements/lists/moreImports/files/importers';
import {bulkEditJob, type Edit} from '#services/imports/bulkEdit';
import {ImportRun} from '#services/imports/importRun';
import {loadFile} from '#elements/lists/moreImports/files/loadFile';
import {plannedRow, reviewRows} from '#elements/lists/moreImports/files/review';
import {apiFor, apiOf} from '#services/api/api';
import {createBus} from '#services/bus';
import {createClock} from '#services/clock';
import {createReport} from '#services/report';
import type {Services} from '#services/services';
import {createSession} from '#services/session';
import {createSettings} from '#services/settings/settings';
import {createSettingsVault} from '#services/settings/settingsVault';
import {createToasts} from '#services/toasts';
import type {Payload, KindName} from '#services/outbox/kinds';
import {readWrite} from '#services/outbox/write';
import {createYielder, runInSlices} from '#services/yieldToMain';
import type {SignedInAccount, OutboxHarness} from './harness';

function storageOf({token, id, name}: SignedInAccount): Storage {
  const items = new Map([
    ['auth', JSON.stringify({id, name})],
    ['hohSettings', JSON.stringify({accessToken: token})],
  ]);
  return {
    length: items.size,
    clear: () => items.clear(),
    getItem: key => items.get(key) ?? null,
    key: () => null,
    removeItem: key => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

function open(given: SignedInAccount): OutboxHarness {
  const storage = storageOf(given);
  const {signal} = new AbortController();
  const report = createReport('Harness');
  const bus = createBus();
  const settings = createSettings({storage, report, signal});
  const vault = createSettingsVault(settings);
  const session = createSession({storage, settings, vault, bus, clientId: () => '', signal});
  const services: Services = {
    settings,
    session,
    bus,
    clock: createClock(),
    report,
    toasts: createToasts(),
    catalogue: [],
    questions: () => Promise.reject(new Error('no questions here')),
    apiFor: featureId => apiFor(services, featureId),
    signal,
  };
  const api = apiOf(services);
  const {writes, database} = api;
  let begun: ImportRun | undefined;
  const imports = () =>
    (begun ??= new ImportRun({api, session, featureId: 'moreImports', now: services.clock.now, signal}));
  return {
    add: (kind, intention) => writes.add(kind as KindName, intention as Payload<KindName>).stored,
    async storedWrites() {
      const store = (await database.open())?.transaction('writes').store;
      if (!store) throw new Error('there is no database');
      const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.flatMap((key, index) => readWrite(key, rows[index]) ?? []);
    },
    decide: (id, decision) => writes.decide(id, decision),
    sendNow: () => writes.sendNow(),
    async importFile(xml) {
      const [importer] = importers.filter(({id}) => id === 'mal');
      if (!importer) throw new Error('there is no importer of these files');
      const about = {type: 'ANIME', userName: given.name} as const;
      const loaded = await loadFile({file: new File([xml], 'list.xml')}, importer, {
        ...{...about, api, signal, featureId: 'moreImports', foundAt: 1, progress: () => undefined},
      });
      if (!('whole' in loaded)) throw new Error('the file is not understood');
      const steps = reviewRows(loaded.imported, loaded.matches, loaded.whole, false);
      const rows = (await runInSlices(steps, createYielder(signal))).flatMap(
        row => plannedRow(row, ({title}) => title?.romaji ?? '') ?? [],
      );
      await imports().start({...about, fileName: loaded.fileName, at: 1, rows, others: []});
    },
    async editMany(edits) {
      await imports().start(bulkEditJob({type: 'ANIME', userName: given.name, at: 1}, edits as readonly Edit[]));
    },
    async undoJob() {
      await imports().load();
      await imports().change('undoing');
    },
    async importState() {
      await imports().load();
      const {job, outcome} = imports().get();
      return {state: job?.state, imported: outcome.importedCount, failed: outcome.problems.size};
    },
  };
}

if (globalThis.writesGiven && location.origin === 'https://anilist.co')
  globalThis.writesHarness = open(globalThis.writesGiven);
