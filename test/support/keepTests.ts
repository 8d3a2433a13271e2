interface Suite {
  suites: Suite[];
  tests: {fullTitle(): string}[];
}

/** Leaves out the tests whose path of titles does not contain the text, in whatever case. */
export function keepTests(text: string) {
  const wanted = text.toLowerCase();
  const keep = (suite: Suite) => {
    suite.tests = suite.tests.filter(test => test.fullTitle().toLowerCase().includes(wanted));
    suite.suites.forEach(keep);
  };
  keep(mocha.suite);
}
