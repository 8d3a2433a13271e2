import type {UnsentEditor} from '#host/pages/feed/unsentTexts';
import {text} from './messages';

function nameOf(kind: string): string {
  if (kind === 'post') return text.status;
  if (kind === 'reply' || kind === 'edit' || kind === 'comment') return text[kind];
  return text.other;
}

/** The text of the notice, which names the editors with unsent text. */
export function noticeOf(editors: readonly Pick<UnsentEditor, 'kind'>[], areDraftsOn: boolean): string {
  if (!editors.length) return text.expired;
  const names = [...new Set(editors.map(({kind}) => nameOf(kind)))].join(', ');
  return areDraftsOn ? text.kept(names) : text.lost(names);
}
