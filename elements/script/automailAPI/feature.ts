import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';
import {build} from '#platform/platform';
import type {ExternalApi} from './externalApi';

declare global {
  interface Document {
    automailAPI?: ExternalApi;
  }
}

export default defineFeature({
  id: 'automailAPI',
  categories: ['Script'],
  enabledByDefault: false,
  requests: 'onDemand',
  preset: 'never',
  parts: [
    run({routes: anywhere}, ({services, signal}) => {
      const api: ExternalApi = Object.freeze({
        version: build.version,
        query: async (text, variables = {}) => {
          const {runExternalQuery: askForOthers} = await import('./externalQuery');
          return askForOthers(services, text, variables, signal);
        },
        questions: async () => {
          const {listQuestions} = await import('./externalQuery');
          return listQuestions(services, signal);
        },
        ask: async (question, about) => {
          const {askQuestion} = await import('./externalQuery');
          return askQuestion(services, question, about, signal);
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
