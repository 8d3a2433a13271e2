import {build} from '#platform/platform';
import type {Bus} from '../bus';
import {toApiError} from './apiError';
import {CancelledError} from './callContext';

/** A failed call is logged and announced; that something does not exist is an ordinary answer (rule api-14). */
export function tellFailure(bus: Bus, operation: string, error: unknown) {
  if (error instanceof CancelledError) return;
  const {kind, message} = toApiError(error);
  if (kind === 'missing') return;
  console.info(`[${build.name}] The call ${operation} failed: ${message}`);
  bus.emit('callFailed', {operation, message});
}
