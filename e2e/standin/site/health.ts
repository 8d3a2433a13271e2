import Vue from 'vue';
import {reportHealth} from './standIn';
import type {HealthReport} from './standIn';

const textOf = (error: unknown): {message: string; stack: string} =>
  error instanceof Error ? {message: error.message, stack: error.stack ?? ''} : {message: String(error), stack: ''};

const note = (kind: HealthReport['kind'], error: unknown, where = ''): void => {
  const {message, stack} = textOf(error);
  reportHealth({kind, message: where ? `${message} (${where})` : message, stack});
};

/** Reports all warnings and errors of Vue, and all uncaught errors of the page. */
export function watchHealth(): void {
  Vue.config.errorHandler = (error, _vm, info) => {
    note('vue-error', error, info);
    console.error(error);
  };
  Vue.config.warnHandler = (message, _vm, trace) => {
    note('vue-warn', message);
    console.error(`[Vue warn]: ${message}${trace}`);
  };
  window.addEventListener('error', event => note('error', event.error ?? event.message));
  window.addEventListener('unhandledrejection', event => note('error', event.reason));
}
