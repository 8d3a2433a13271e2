import {reasonToStop, takeToken} from './boot';
import {catalogue} from './catalogue';
import {startDispatcher} from './feature/dispatcher';
import {build} from './platform/build';
import {createBus} from './services/bus';
import {createClock} from './services/clock';
import {createReport} from './services/report';
import {createSession} from './services/session';
import {createSettings} from './services/settings/settings';
import {clientId} from './services/settings/shared';
import {usableStorage} from './services/settings/storage';
import {openVault} from './services/vault';
import {followSignInLink} from './signIn';

/** The roof: guards, services, dispatcher. */
function start() {
  const token = takeToken();
  const storage = usableStorage();
  const reason = reasonToStop(storage);
  if (reason) {
    console.info(`${build.name} does not start: ${reason}`);
    return;
  }
  document.hohTypeScriptRunning = `${build.name} ${build.version}`;
  const {signal} = new AbortController();
  const report = createReport(build.name);
  const bus = createBus();
  const settings = createSettings({storage, report, signal});
  const vault = openVault(settings, {signal});
  if (token) vault.write(token);
  const session = createSession({
    storage,
    settings,
    vault,
    bus,
    clientId: () => settings.get(clientId) || build.clientId,
    signal,
  });
  followSignInLink(session);
  startDispatcher(catalogue, {settings, session, bus, clock: createClock(), report, catalogue, signal});
}

start();
