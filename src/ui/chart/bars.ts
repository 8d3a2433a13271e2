import {nice, ticks} from 'd3-array';
import {scaleBand} from 'd3-scale';

/** A bar: its label and its value, at least 0. */
export interface Bar {
  readonly label: string;
  readonly value: number;
}

/**
 * Position of a bar: its left edge and its width in percent of the drawing, its height as a share of the highest grid
 * line.
 */
export interface DrawnBar extends Bar {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Layout of a bar chart. */
export interface BarLayout {
  readonly bars: readonly DrawnBar[];
  /** Values of the grid lines with their heights, as shares of the highest one. */
  readonly lines: readonly {readonly value: number; readonly height: number}[];
  /** Number of bars per label. */
  readonly labelEvery: number;
}

const gridLines = 4;
const maxLabels = 11;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Lays out a bar chart. Grid lines are at round values, whole ones if all values are, and at most 11 bars have a label. */
export function layOutBars(bars: readonly Bar[]): BarLayout {
  const highest = bars.reduce((most, {value}) => Math.max(most, value), 0);
  const [, top = 1] = nice(0, highest || 1, gridLines);
  const scale = scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([0, 100])
    .paddingInner(0.15);
  const isWhole = bars.every(({value}) => Number.isInteger(value));
  return {
    bars: bars.map((bar, index) => ({
      ...bar,
      left: scale(index) ?? 0,
      width: scale.bandwidth(),
      height: bar.value / top,
    })),
    lines: ticks(0, top, gridLines)
      .filter(value => !isWhole || Number.isInteger(value))
      .map(value => ({value, height: value / top})),
    labelEvery: steps.find(step => bars.length / step <= maxLabels) ?? bars.length,
  };
}
