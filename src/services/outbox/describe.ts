import * as v from 'valibot';

import {kindOf} from './kinds';
import type {Write} from './write';

/** Describes a write to the user in one sentence. */
export function describeWrite({kind: name, payload, label}: Write): string {
  const kind = kindOf(name);
  const parsed = kind && v.safeParse(kind.schema, payload);
  return kind && parsed?.success ? kind.describe(parsed.output, label) : 'A change of another version of the script.';
}
