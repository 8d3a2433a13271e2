import {standIn} from '../standIn';

/** Who made a call: the host's own bundles, or any other code. */
export type Caller = 'host' | 'other';

interface CallSite {
  getFileName(): string | null | undefined;
  getLineNumber(): number | null;
}

const bundle = `${location.origin}/js/`;
const guardBundle = `${bundle}guard.`;
type StackErrors = ErrorConstructor & {
  stackTraceLimit: number;
  prepareStackTrace?: ((error: Error, sites: CallSite[]) => unknown) | undefined;
};
const errors = Error as StackErrors;

/**
 * Returns the file of the innermost stack frame outside the guard. Frames of built-in functions such as forEach have
 * neither a file nor a line and are skipped, so that their caller counts. Line numbers are expensive, so they are only
 * read for frames without a file.
 */
function innermostFile(_error: Error, sites: CallSite[]): string {
  for (const site of sites) {
    const file = site.getFileName() ?? '';
    if (file.startsWith(guardBundle)) continue;
    if (file || site.getLineNumber() !== null) return file;
  }
  return '';
}

/** The same of a stack that is a text, which it always is in Firefox: a line for each frame, with the file after its name and "@". */
const innermostOfText = (stack: string): string =>
  stack
    .split('\n')
    .map(line => line.slice(line.lastIndexOf('@') + 1))
    .find(file => !file.startsWith(guardBundle)) ?? '';

/**
 * Returns the innermost caller outside the guard. Code without a file (evaluated by a test) counts as other. While the
 * host renders its components every call counts as the host's: reading the stack there took a third of a page's script
 * time.
 */
export function caller(): Caller {
  if (standIn().drawing) return 'host';
  const {stackTraceLimit, prepareStackTrace} = errors;
  errors.stackTraceLimit = 12;
  errors.prepareStackTrace = innermostFile;
  const stack: unknown = new Error().stack;
  errors.stackTraceLimit = stackTraceLimit;
  errors.prepareStackTrace = prepareStackTrace;
  if (typeof stack !== 'string') return 'other';
  const file = stack.includes('\n') ? innermostOfText(stack) : stack;
  return file.startsWith(bundle) ? 'host' : 'other';
}

/** A readable stack trace for a report. */
export const stackText = (): string => (new Error().stack ?? '').split('\n').slice(3, 14).join('\n');
