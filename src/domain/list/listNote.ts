/** What a note commands besides what it says to people. */
export interface NoteCommands {
  /** Episodes or chapters to add to what the entry counts; negative: to take off. */
  readonly adjustValue: number;
}

const command = /\$(\{[\s\S]*?\})\$/;
// Six digits are plenty, and keep what hostile notes count finite.
const range = /^(\d{1,6})\s*-\s*(\d{1,6})$/;
const multiplier = /x\s*(\d{1,6})$/i;

/** How many episodes or chapters an item names: `7` and `OVA` are one, `3-5` three, `3-5x2` six, `5-3` none. */
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
 * The commands in a note: a JSON object between dollar signs, whose `adjust` (a number), `more` and `skip` make
 * adjustValue = adjust + count(more) - count(skip) (spec 1, section 3: list note commands). `more` and `skip` are a
 * number, a comma-separated string or an array; items are names, ranges a-b, and may carry a multiplier xN. A note without
 * commands gives `undefined`; so do commands that are no JSON, of which `warn` is told.
 */
export function parseListNote(
  note: string | null | undefined,
  warn: (message: string) => void,
): NoteCommands | undefined {
  const json = command.exec(note ?? '')?.[1];
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
