import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';
import {build} from '#platform/platform';

/** Available to other scripts on the page as `document.automailAPI`. */
export interface ExternalApi {
  readonly version: string;
  /**
   * Sends a query to the site's API within the rate limit that all tabs share, after everything that a person waits
   * for. Only queries are allowed, and the answer is plain data. Rejects with an error that has a message.
   */
  query(text: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Signs the script out in all tabs. */
  logOut(): void;
}

declare global {
  interface Document {
    automailAPI?: ExternalApi;
  }
}

export default defineFeature({
  id: 'automailAPI',
  categories: ['Script'],
  enabledByDefault: false,
  preset: 'never',
  parts: [
    run({routes: anywhere}, ({services, signal}) => {
      const api: ExternalApi = Object.freeze({
        version: build.version,
        query: async (text, variables = {}) => {
          const {runExternalQuery: askForOthers} = await import('./externalQuery');
          return askForOthers(services, text, variables, signal);
        },
        logOut: () => services.session.signOut(),
      } satisfies ExternalApi);
      document.automailAPI = api;
      signal.addEventListener('abort', () => {
        if (document.automailAPI === api) delete document.automailAPI;
      });
    }),
  ],
});
