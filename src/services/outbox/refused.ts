import {ApiError} from '../api/apiError';
import type {WriteReceipt} from './writes';

/** The error of a write that is made while the script is signed out. */
export const signedOut = () => new ApiError('refused', 'The script is not signed in.');

/** The receipt of a write that is not accepted: nothing is stored, and `done` rejects with the error. */
export function refused(error: ApiError): WriteReceipt<never> {
  const done = Promise.reject(error);
  done.catch(() => undefined);
  return {stored: Promise.resolve(false), done};
}
