import * as v from 'valibot';

import {openEditors, type UnsentEditor} from '#host/pages/feed/unsentTexts';
import {pathOf} from '#host/pages/everyPath';
import {retype, type TypedText} from '#host/pages/shell/typedTexts';
import {tabStorage} from '#services/signInPlace';

const key = 'automailOpenEditors';
const stored = v.object({
  path: v.string(),
  editors: v.array(v.object({kind: v.string(), subject: v.optional(v.string()), within: v.optional(v.string())})),
  fields: v.array(v.object({kind: v.picklist(['about', 'notes']), mediaId: v.optional(v.number()), text: v.string()})),
});

/** Remembers in this tab which editors to open after the page is reloaded, and the texts of fields without drafts. */
export function remember(editors: readonly UnsentEditor[], fields: readonly TypedText[]) {
  if (!editors.length && !fields.length) return;
  try {
    tabStorage()?.setItem(key, JSON.stringify({path: pathOf(location), editors, fields}));
  } catch {
    // In a full storage, the editors stay closed; their drafts are kept.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Opens the editors that were remembered before the page was reloaded, and types the texts of fields again, once. */
export function openRemembered({signal}: {signal: AbortSignal}) {
  const storage = tabStorage();
  const text = storage?.getItem(key);
  if (!text) return;
  storage?.removeItem(key);
  const found = v.safeParse(stored, parse(text));
  if (!found.success || found.output.path !== pathOf(location)) return;
  openEditors(
    found.output.editors.map(({kind, subject, within}) => ({kind, subject, within})),
    {signal},
  );
  retype(found.output.fields, {signal});
}
