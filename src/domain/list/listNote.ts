import {decodeText} from '../text/characterReferences';

/** The commands embedded in a note. */
export interface NoteCommands {
  /** Number of episodes or chapters to add to the entry's count; negative to subtract. */
  readonly adjustValue: number;
}

const command = /\$(\{[\s\S]*?\})\$/;
/** Whether the first commands end. If they don't, the pattern would search the rest of the text from each beginning. */
const hasEnd = (text: string) => text.lastIndexOf('}$') > text.indexOf('${');
// Six digits are enough, and they bound the counts that a malicious note can produce.
const range = /^(\d{1,6})\s*-\s*(\d{1,6})$/;
const multiplier = /x\s*(\d{1,6})$/i;

/** The number of episodes or chapters in an item: 1 for `7` and `OVA`, 3 for `3-5`, 6 for `3-5x2`, 0 for `5-3`. */
function countItem(item: unknown): number {
  if (typeof item === 'number') return 1;
  if (typeof item !== 'string' || !item.trim()) return 0;
  const text = item.trim();
  const times = multiplier.exec(text);
  const [, first, last] = range.exec(text.slice(0, times?.index).trim()) ?? [];
  const count = first === undefined ? 1 : Math.max(Number(last) - Number(first) + 1, 0);
  return count * Number(times?.[1] ?? 1);
}

function countItems(items: unknown): number {
  const list: readonly unknown[] = Array.isArray(items)
    ? items
    : typeof items === 'string'
      ? items.split(',')
      : [items];
  return list.reduce<number>((sum, item) => sum + countItem(item), 0);
}

/**
 * Parses the commands in a note: a JSON object between dollar signs, whose `adjust` (a number), `more` and `skip` give
 * adjustValue = adjust + count(more) - count(skip) (rule lists-9). `more` and `skip` are a number, a comma-separated
 * string or an array; items are names or ranges a-b, with an optional multiplier xN. Returns `undefined` for a note
 * without commands and, after calling `warn`, for commands that aren't valid JSON.
 */
export function parseListNote(
  note: string | null | undefined,
  warn: (message: string) => void,
): NoteCommands | undefined {
  const text = decodeText(note ?? '');
  const json = hasEnd(text) ? command.exec(text)?.[1] : undefined;
  if (json === undefined) return undefined;
  try {
    const {adjust, more, skip} = JSON.parse(json) as Record<'adjust' | 'more' | 'skip', unknown>;
    const base = typeof adjust === 'number' && Number.isFinite(adjust) ? adjust : 0;
    return {adjustValue: base + countItems(more) - countItems(skip)};
  } catch {
    warn(`The commands of a list note are no JSON: ${json}`);
    return undefined;
  }
}

/** A note as its author wrote it, without its commands; empty if there is nothing else. */
export function noteText(note: string | null | undefined): string {
  const text = decodeText(note ?? '');
  return (hasEnd(text) ? text.replace(command, '') : text).trim();
}
