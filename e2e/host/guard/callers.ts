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

// Frames of built-in functions (forEach and the like) have no line; they stand for whoever called them.
const readSites = (_error: Error, sites: CallSite[]): unknown =>
  sites.filter(site => site.getLineNumber() !== null).map(site => site.getFileName() ?? '');

/** The script files on the stack, innermost first; structured sites cost a fraction of a formatted stack. */
function scripts(): string[] {
  const {stackTraceLimit, prepareStackTrace} = errors;
  errors.stackTraceLimit = 20;
  errors.prepareStackTrace = readSites;
  const files: unknown = new Error().stack;
  errors.stackTraceLimit = stackTraceLimit;
  errors.prepareStackTrace = prepareStackTrace;
  return Array.isArray(files) ? files.map(String) : [];
}

/** The innermost caller outside the guard. Code without a file (evaluated by a test) is somebody else. */
export function caller(): Caller {
  const innermost = scripts().find(file => !file.startsWith(guardBundle));
  return innermost?.startsWith(bundle) ? 'host' : 'other';
}

/** A readable stack for a report. */
export const stackText = (): string => (new Error().stack ?? '').split('\n').slice(3, 14).join('\n');
