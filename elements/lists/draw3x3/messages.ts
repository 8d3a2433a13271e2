import type {Fit} from '#domain/list/collage';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Cover collage',
  summary: 'Makes a picture of covers from a list, three by three or in another layout.',
  details:
    "Below the filters of every list. While its box is open, click entries to pick or remove them. With as many as the layout holds, you get a picture to save. The layout, with up to ten columns and rows, the size of the covers, the gap between them and how they fit are remembered. Your script manager or the extension loads the covers from AniList's image server, because the page itself may not read them. If a cover is missing, the title takes its place.",
  button: 'Collage',
  explanation: (count: number, all: number) =>
    `Click list entries to pick them: ${formatNumber(count)} of ${formatNumber(all)}.`,
  needsRows: "Close the table to pick entries: only rows and cards of AniList's lists can be picked.",
  picked: 'Picked entries',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  drawing: 'Loading covers…',
  picture: (titles: string) => `Covers of ${titles}`,
  missing: (count: number, reason: string) =>
    // The reason may contain "#".
    `${plural(count, {
      one: "# cover couldn't be loaded, so its title is shown instead.",
      other: "# covers couldn't be loaded, so their titles are shown instead.",
    })} ${reason}`,
  save: 'Save picture',
  fileName: (columns: number, rows: number) => `${columns}x${rows}.png`,
  tooLarge: 'This picture is too large for your browser. Choose smaller covers, or fewer columns and rows.',
  size: (width: number, height: number) => `${formatNumber(width)} x ${formatNumber(height)} pixels`,
  site: "AniList's image server",
});

/** The fields of the layout. */
export const layoutText = messages({
  layout: 'Layout',
  columns: 'Columns',
  rows: 'Rows',
  gap: 'Gap (px)',
  width: 'Cover width (px)',
  height: 'Cover height (px)',
  fit: 'Covers of another shape',
  color: 'Background',
  reset: 'Reset layout',
});

/** The ways in which a cover of another shape fills its cell. */
export const fitText: Readonly<Record<Fit, string>> = messages({
  cut: 'Crop',
  stretch: 'Stretch',
  mixed: 'Stretch a little, then crop',
  bars: 'Add bars',
  transparent: 'Add transparent bars',
});
