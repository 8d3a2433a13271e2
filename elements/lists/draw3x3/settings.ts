import {fits} from '#domain/list/collage';
import {number, select, text} from '#services/settings/handles';
import {fitText, layoutText} from './messages';

/** The layout that was chosen last. It is edited in the box of the collage. */
export const layoutSettings = {
  columns: number('draw3x3Columns', {title: layoutText.columns, initial: 3, min: 1, max: 10}),
  rows: number('draw3x3Rows', {title: layoutText.rows, initial: 3, min: 1, max: 10}),
  gap: number('draw3x3Gap', {title: layoutText.gap, initial: 0, min: 0, max: 100}),
  width: number('draw3x3Width', {title: layoutText.width, initial: 230, min: 20, max: 1000}),
  height: number('draw3x3Height', {title: layoutText.height, initial: 345, min: 20, max: 1500}),
  fit: select('draw3x3Fit', {title: layoutText.fit, initial: 'cut', values: fits, labels: fitText}),
  color: text('draw3x3Color', {
    title: layoutText.color,
    initial: '#1f2631',
    form: {pattern: /^#[\da-f]{6}$/i, hint: () => layoutText.color},
  }),
};
