import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';
import {build} from '#platform/platform';
import type {AskedAbout, OfferedQuestion, QuestionAnswer} from '#services/questions';

/** About whom a question is asked, and until when. */
export interface ExternalQuestion extends AskedAbout {
  /** What was found until it aborts is the answer then. */
  readonly signal?: AbortSignal;
}

/** Available to other scripts on the page as `document.automailAPI`. */
export interface ExternalApi {
  readonly version: string;
  /**
   * Sends a query to the site's API within the rate limit that all tabs share, after everything that a person waits
   * for. Only queries are allowed, and the answer is plain data. Rejects with an error that has a message.
   */
  query(text: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The questions that `ask` answers, with their options. */
  questions(): Promise<readonly OfferedQuestion[]>;
  /**
   * Answers one of the questions about a user (rule queries-27), as plain data. Some take many requests and a long
   * time; `signal` stops them. Rejects with an error that has a message.
   */
  ask(question: string, about: ExternalQuestion): Promise<QuestionAnswer>;
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
