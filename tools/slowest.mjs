// The slowest tests of a run, from the reports of the runners.

const row = ({title, milliseconds}) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`;

/** Every unit test of a report with its duration. */
export const unitTimes = ({tests}) =>
  tests.map(({file, title, zone, duration}) => ({
    title: `${file} › ${title}${zone === 'Pacific/Auckland' ? '' : ` (${zone})`}`,
    milliseconds: duration,
  }));

/** Every test of a suite of Playwright's report, with the titles around it. */
export const specsOf = (suite, path) => [
  ...suite.specs.map(({title, file, tests}) => ({title: [file, ...path, title].join(' › '), tests})),
  ...(suite.suites ?? []).flatMap(inner => specsOf(inner, [...path, inner.title])),
];

/** Every end-to-end test of a report of Playwright with its duration. */
export const browserTimes = ({suites}) =>
  suites
    .flatMap(suite => specsOf(suite, []))
    .flatMap(({title, tests}) =>
      tests.map(({results}) => ({title, milliseconds: results.reduce((sum, {duration}) => sum + duration, 0)})),
    );

/** Prints the slowest twenty of more than twenty tests, or all. */
export function printSlowest(times) {
  const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 20);
  if (!slowest.length) return;
  const which = times.length > slowest.length ? `the slowest ${slowest.length} of ${times.length} tests` : 'time taken';
  console.log(`\n== ${which}\n${slowest.map(row).join('\n')}`);
}
