import {reasonToStop} from './boot';
import {takeTokenFromAddress} from './start/address';
import {definitionOf, readApi, readCatalogue} from './start/definitions';
import {startDispatcher} from '#feature/dispatcher';
import {readManifest} from '#feature/manifest';
import {startToastHost} from '#feature/toastHost';
import {setOwner} from '#domain/value/owner';
import {replaceSelectors, unknownReplacements} from '#host/pages/anchor';
import {laterChunks} from '#platform/laterChunks';
import {build} from '#platform/platform';
import {createBus} from '#services/bus';
import {createClock} from '#services/clock';
import {createReport} from '#services/report';
import {remindOfExpiry} from '#services/reminder';
import {createSession} from '#services/session';
import type {Services} from '#services/services';
import {createSettings} from '#services/settings/settings';
import {clientId, language, selectorOverrides} from '#services/settings/shared';
import {fixedSelectors} from '#services/settings/fixesInForce';
import {usableStorage} from '#services/settings/storage';
import {createToasts} from '#services/toasts';
import {openVault} from '#services/vault';
import {tellInstallPage} from './start/installPage';
import {isOutsideOfSite} from './start/outside';
import {withLanguage} from './start/language';
import {startLater} from './start/later';
import {followSignInLinks, followTokens, receiveToken} from './start/signIn';
import {isOlderScript, markInstance, runningInstance} from './start/instances';
import {showNotice, stopNotice} from './start/stopNotice';
import {text} from './start/messages';
import {offerLinkedTables} from './start/linkedTable';
import {isTooOld} from './start/tooOld';

/** Creates the services, and replaces the site's selectors that settings and fixes list. */
function createServices(storage: Storage | undefined): Services {
  const {signal} = new AbortController();
  // Services may subscribe to each other while a feature's code runs. Such a subscription is theirs, and must not keep
  // the feature's visit alive.
  setOwner(signal, reportError);
  const report = createReport(build.name);
  const bus = createBus();
  const settings = createSettings({storage, report, signal});
  const refuse = (names: readonly string[]) => {
    if (names.length) report.notice(text.refusedSelectors(names.join(', ')));
  };
  // The user's replacements take precedence over those of a list of fixes.
  refuse(replaceSelectors({...fixedSelectors(settings), ...settings.get(selectorOverrides)}));
  const toasts = createToasts();
  const vault = openVault(settings, {report, toasts, signal});
  const session = createSession({
    storage,
    settings,
    vault,
    bus,
    clientId: () => settings.get(clientId) || build.clientId,
    signal,
  });
  let catalogue: Services['catalogue'] | undefined;
  const services: Services = {
    settings,
    session,
    bus,
    clock: createClock(),
    report,
    toasts,
    signal,
    get catalogue() {
      if (!catalogue) {
        catalogue = readCatalogue();
        // Deferred, because it is read while the settings page renders.
        queueMicrotask(() => refuse(unknownReplacements()));
      }
      return catalogue;
    },
    apiFor: featureId => readApi().apiFor(services, featureId),
    questions: async () => (await import('./start/questionsFor')).questionsFor(services),
  };
  return services;
}

/** The line about the older script stays closed in this browser. */
const olderNotice = (storage: Storage | undefined) => ({storage, key: 'automail.olderScript'});

/** Shows the reasons that the user can do something about. The console has all of them. */
function explainStop(reason: string, storage: Storage | undefined) {
  const running = runningInstance();
  if (isTooOld()) showNotice(`${text.stopped} ${reason}`, stopNotice());
  else if (running && isOlderScript(running)) showNotice(text.olderRuns, olderNotice(storage));
}

/** Checks that the product may run, creates the services and starts the dispatcher. */
export function start() {
  if (tellInstallPage()) return;
  const token = takeTokenFromAddress();
  // A token must be stored even if the page that it leads to can't be loaded.
  if (!token && isOutsideOfSite()) return;
  const storage = usableStorage();
  const reason = reasonToStop(storage);
  if (reason) {
    console.info(`${build.name} does not start: ${reason}`);
    explainStop(reason, storage);
    return;
  }
  markInstance(() => showNotice(text.olderStopped, olderNotice(storage)));
  const services = createServices(storage);
  const {settings, session, signal} = services;
  withLanguage(settings.get(language), () => {
    startToastHost(services);
    if (token) receiveToken(token, services);
    followTokens(services);
    void session.ready.then(() => {
      followSignInLinks(session, {signal});
      remindOfExpiry(services);
    });
    offerLinkedTables(services);
    startDispatcher(readManifest({definitionOf, loadDefinitions: () => laterChunks.load()}), services);
  });
  startLater(services, storage);
}
