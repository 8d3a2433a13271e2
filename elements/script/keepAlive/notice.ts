import type {UnsentEditor} from '#host/pages/feed/unsentTexts';
import type {TypedText} from '#host/pages/shell/typedTexts';
import {text} from './messages';

function nameOf(kind: string): string {
  if (kind === 'post') return text.status;
  if (kind === 'reply' || kind === 'edit' || kind === 'comment' || kind === 'about' || kind === 'notes')
    return text[kind];
  return text.other;
}

const namesOf = (texts: readonly {readonly kind: string}[]) =>
  [...new Set(texts.map(({kind}) => nameOf(kind)))].join(', ');

/** The text of the notice, which names the editors and fields with unsent text. Only editors have drafts. */
export function noticeOf(
  editors: readonly Pick<UnsentEditor, 'kind'>[],
  fields: readonly Pick<TypedText, 'kind'>[],
  areDraftsOn: boolean,
): string {
  const kept = namesOf([...(areDraftsOn ? editors : []), ...fields]);
  const lost = namesOf(areDraftsOn ? [] : editors);
  if (lost && kept) return text.lostAndKept(lost, kept);
  if (lost) return text.lost(lost);
  return kept ? text.kept(kept) : text.expired;
}
