// Helpers for the lists of mutants in e2e/mutants.

/** An end-to-end test, by a regular expression that its title matches. */
export const e2e = title => ({run: 'e2e', title});

/** The unit tests of a file, by the title of its first suite. */
export const unit = title => ({run: 'unit', title});

/** A mutant: its name, the file, the text to replace, the new text, and the tests that must fail for it. */
export const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});
