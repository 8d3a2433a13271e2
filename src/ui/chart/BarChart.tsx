import {useMemo} from 'react';

import {formatNumber} from '#domain/text/format';
import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';
import {layOutBars, type Bar} from './bars';
import {text} from './messages';

interface BarChartProps {
  title: string;
  /** The headings of the table for the labels and the values. */
  labelTitle: string;
  valueTitle: string;
  bars: readonly Bar[];
}

/** Height of the drawing in pixels, including the labels above and below the bars. */
const height = 250;
const above = 18;
const below = 22;
const base = height - below;
const yOf = (share: number) => base - share * (base - above);

function Drawing({title, bars}: Pick<BarChartProps, 'title' | 'bars'>) {
  const {bars: drawn, lines, labelEvery} = useMemo(() => layOutBars(bars), [bars]);
  const highest = drawn.reduce((most, bar) => (bar.value > most.value ? bar : most));
  return (
    <svg className="ui-chart" role="img" aria-label={text.drawing(title, highest.label, highest.value)} height={height}>
      {lines.map(line => (
        <line key={line.value} x2="100%" y1={yOf(line.height)} y2={yOf(line.height)} />
      ))}
      {drawn.map((bar, index) => (
        <rect
          key={index}
          x={`${bar.left}%`}
          width={`${bar.width}%`}
          y={yOf(bar.height)}
          height={base - yOf(bar.height)}
        >
          <title>{text.bar(bar.label, bar.value)}</title>
        </rect>
      ))}
      {lines.map(line => (
        <text key={line.value} y={yOf(line.height) - 4}>
          {line.value ? formatNumber(line.value) : null}
        </text>
      ))}
      {drawn.map((bar, index) =>
        index % labelEvery ? null : (
          <text key={index} className="ui-chart-label" x={`${bar.left + bar.width / 2}%`} y={height - 6}>
            {bar.label}
          </text>
        ),
      )}
    </svg>
  );
}

/** Bars in the colours of the page, at most 700 x 250 pixels, and the same numbers as a table. */
export function BarChart({title, labelTitle, valueTitle, bars}: BarChartProps) {
  const columns = useMemo(
    (): readonly TableColumn<Bar>[] => [
      {id: 'label', title: labelTitle, value: ({label}) => label},
      {id: 'value', title: valueTitle, value: ({value}) => value},
    ],
    [labelTitle, valueTitle],
  );
  if (!bars.length) return null;
  return (
    <div className="ui-chart-frame">
      <Drawing title={title} bars={bars} />
      <details>
        <summary>{text.asTable}</summary>
        <Table label={title} columns={columns} rows={bars} keyOf={({label}) => label} />
      </details>
    </div>
  );
}
