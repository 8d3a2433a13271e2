import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import type {Size} from '#feature/reservedSpace';
import {importTools} from '#host/pages/settings/anchors';
import {settingsImport} from '#host/pages/routes';
import jobs from '#kits/jobs/style.css';
import css from './element.css';

const gap = 'space-3';
const field: readonly Size[] = [{lines: 1, font: 'm'}, 'space-1', 'control', gap];
/** The first gap is its margin. */
const subheading: readonly Size[] = [gap, {lines: 1, font: 'l'}, gap];

interface FormSizes {
  buttonRows: number;
  /** The choice of private and hidden entries, whose text takes two lines in narrow windows. */
  choice: Size;
  limitLines: number;
  noteLines: number;
}

/** The heights of the heading, the choice of a list, and both forms. Their empty status lines add a gap each. */
const formsOf = ({buttonRows, choice, limitLines, noteLines}: FormSizes): readonly Size[] => [
  {lines: 1, font: 'xl'},
  gap,
  ...field,
  ...subheading,
  ...Array.from({length: buttonRows}, (_, row): readonly Size[] => (row ? ['space-2', 'control'] : ['control'])).flat(),
  gap,
  choice,
  gap,
  'control-small',
  gap,
  {lines: limitLines, font: 'm'},
  gap,
  gap,
  ...subheading,
  ...field,
  'control-small',
  gap,
  {lines: noteLines, font: 'm'},
  gap,
  ...field,
];

export default defineFeature({
  id: 'moreImports',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 2,
  needs: ['user'],
  parts: [
    place({
      routes: settingsImport,
      at: importTools,
      component: () => import('./ImportTools'),
      css: jobs + css,
      reserve: () => ({
        height: formsOf({buttonRows: 1, choice: 'control-small', limitLines: 2, noteLines: 2}),
        narrow: formsOf({buttonRows: 2, choice: {lines: 2, font: 'l'}, limitLines: 5, noteLines: 4}),
      }),
    }),
  ],
});
