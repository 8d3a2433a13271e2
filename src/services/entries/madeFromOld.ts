import * as v from 'valibot';

import {changedLists} from '#domain/list/customLists';
import type {Values} from '../outbox/write';
import type {EntryValues} from './entryValues';
import {isSameField} from './hasArrived';

/** Values that a change makes from those before: without reading them again, a later change elsewhere would be lost. */
const madeFromOld = ['customLists', 'notes'] as const;

/** Whether a change has values that it makes from those that the user saw. */
export const hasPartsOf = (payload: EntryValues, base: Values | undefined): boolean =>
  base !== undefined && madeFromOld.some(key => payload[key] !== undefined && key in base);

const names = v.array(v.string());

/**
 * Custom lists, which AniList replaces as a whole, with the user's change applied to those on the server, and the values
 * before; `undefined` if they aren't changed.
 */
export function ontoLists(payload: EntryValues, base: Values, {customLists: now}: Values) {
  const {customLists} = payload;
  if (!customLists || !v.is(names, base.customLists) || !v.is(names, now)) return undefined;
  const changed = [...changedLists(customLists, base.customLists, now)];
  return {payload: {...payload, customLists: changed}, base: {...base, customLists: now}};
}

/** The notes on the server, if they were changed elsewhere and that would be lost. */
export function otherNotes({notes}: EntryValues, base: Values, now: Values | undefined): Values | undefined {
  if (!now || notes === undefined || !('notes' in base)) return undefined;
  const isOther = [base.notes, notes].every(each => !isSameField('notes', each, now.notes));
  return isOther ? {notes: now.notes} : undefined;
}
