import {build} from '#platform/platform';

declare global {
  interface Document {
    /**
     * Set and checked by the older script of the same name and by this one; the second copy to start stops (rule
     * script-1).
     */
    hohTypeScriptRunning?: string;
    [mark]?: string;
  }
}

/** Marks the document for copies of this version, so that only the older script reads the mark above. */
const mark = Symbol.for('automail.running');
/** The first major version with this mark. */
const firstMajor = 11;

/** The name and version of the copy that runs in this page, as far as it gives them. */
export const runningInstance = (): string | undefined => document[mark] ?? document.hohTypeScriptRunning;

/** Whether the name of a running copy is that of the older script: it gives no version, or a lower one. */
export function isOlderScript(instance: string): boolean {
  const [, major] = new RegExp(`^${build.name} (\\d+)\\.`).exec(instance) ?? [];
  return major === undefined || Number(major) < firstMajor;
}

/**
 * Marks the document as taken. The older script reads the mark when it starts, and stops; the first time, `onOlder` is
 * called.
 */
export function markInstance(onOlder: () => void) {
  const name = `${build.name} ${build.version}`;
  let isCalled = false;
  document[mark] = name;
  Object.defineProperty(document, 'hohTypeScriptRunning', {
    configurable: true,
    get() {
      if (!isCalled) queueMicrotask(onOlder);
      isCalled = true;
      return name;
    },
    // A script that writes without asking must not fail.
    set: () => undefined,
  });
}
