import {CompatibilityResult} from '#elements/statistics/moreStats/compatibility/CompatibilityResult';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {BarChart} from '#ui/chart/BarChart';

interface Person {
  name: string;
  count: number;
}
const columns = [
  {key: 'name', title: 'Name', valueOf: ({name}: Person) => name},
  {key: 'count', title: 'Count', valueOf: ({count}: Person) => count},
];
const people: readonly Person[] = [{name: 'Mirabel', count: 7}];

/** The export of a table with rows, and of one without. */
export const Exports = () => (
  <>
    <ExportButtons fileName="Sample" columns={columns} rows={() => people} />
    <ExportButtons fileName="Sample" columns={columns} rows={() => []} />
  </>
);

const results = [
  {difference: 0.612, shared: 140, firstSize: 420, secondSize: 260},
  {difference: 1.02, shared: 12, firstSize: 420, secondSize: 31},
  {difference: 1.31, shared: 40, firstSize: 40, secondSize: 900},
  {difference: undefined, shared: 0, firstSize: 20, secondSize: 30},
];

/** Two users who are alike, in between, unlike, and those who cannot be compared. */
export const Compatibilities = () =>
  results.map((result, index) => <CompatibilityResult key={index} result={result} users={['Mirabel', 'Ferdinand']} />);

const bars = Array.from({length: 41}, (_, index) => ({label: String(index), value: (index * 37) % 23}));

/** A chart with the table behind it. */
export const Charts = () => <BarChart title="Works by number" labelTitle="Number" valueTitle="Works" bars={bars} />;
