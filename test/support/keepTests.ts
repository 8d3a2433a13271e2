interface Suite {
  suites: Suite[];
  tests: {fullTitle(): string}[];
}

/** Removes the tests whose path of titles contains none of the texts, ignoring case. */
export function keepTests(texts: readonly string[]) {
  const wanted = texts.map(text => text.toLowerCase());
  const isWanted = (title: string) => wanted.some(text => title.includes(text));
  const keep = (suite: Suite) => {
    suite.tests = suite.tests.filter(test => isWanted(test.fullTitle().toLowerCase()));
    suite.suites.forEach(keep);
  };
  keep(mocha.suite);
}
