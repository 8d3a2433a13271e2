// The folder of the repository, and a way to end a command with a message. Works without installed packages.
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends the process with a message that says what is missing and how to get it. */
export function give(up) {
  console.error(`\n${up}`);
  process.exit(1);
}
