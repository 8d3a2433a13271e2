import {standIn} from '../standIn';

/** Who called: the host's own bundles, somebody else, or nobody that can be named. */
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
 * The file of the innermost frame outside the guard. Frames of built-in functions (forEach and the like) have neither file nor line; they
 * stand for whoever called them. Lines are dear: they are asked for only where there is no file.
 */
function innermostFile(_error: Error, sites: CallSite[]): string {
  for (const site of sites) {
    const file = site.getFileName() ?? '';
    if (file.startsWith(guardBundle)) continue;
    if (file || site.getLineNumber() !== null) return file;
  }
  return '';
}

/**
 * The innermost caller outside the guard. Code without a file (evaluated by a test) is somebody else. While the host draws its components
 * it is the host: reading the stack there would take a third of all script of a page.
 */
export function caller(): Caller {
  if (standIn().drawing) return 'host';
  const {stackTraceLimit, prepareStackTrace} = errors;
  errors.stackTraceLimit = 12;
  errors.prepareStackTrace = innermostFile;
  const file: unknown = new Error().stack;
  errors.stackTraceLimit = stackTraceLimit;
  errors.prepareStackTrace = prepareStackTrace;
  return typeof file === 'string' && file.startsWith(bundle) ? 'host' : 'other';
}

/** A readable stack for a report. */
export const stackText = (): string => (new Error().stack ?? '').split('\n').slice(3, 14).join('\n');
