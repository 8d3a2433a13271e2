import base from '#styles/base.css';
import controls from '#styles/controls.css';
import sizes from '#styles/sizes.css';
import tokens from '#styles/tokens.css';
import box from './box/style.css';
import chart from './chart/style.css';
import cover from './cover/style.css';
import editor from './editor/style.css';
import figures from './figures/style.css';
import hiddenScore from './hiddenScore/style.css';
import html from './html/style.css';
import panel from './panel/style.css';
import progress from './progress/style.css';
import progressMeter from './progressMeter/style.css';
import table from './table/style.css';
import tabs from './tabs/style.css';
import toast from './toast/style.css';
import tooltip from './tooltip/style.css';
import virtual from './virtual/style.css';

/**
 * The CSS that every shadow root starts with: sizes, tokens, base, controls and the styles of all shared parts, as one text.
 * It becomes one sheet shared by all roots, so an additional part adds no cost to a new element. Class names of the
 * parts start with `ui-`; a feature's own sheet comes later and overrides them.
 */
export const baseCss = [
  sizes,
  tokens,
  base,
  controls,
  box,
  chart,
  cover,
  editor,
  figures,
  hiddenScore,
  html,
  panel,
  progress,
  progressMeter,
  table,
  tabs,
  toast,
  tooltip,
  virtual,
].join('\n');
