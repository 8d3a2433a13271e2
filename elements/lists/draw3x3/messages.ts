import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: '3x3 cover collage',
  summary: 'Adds a button to lists that makes a picture of nine covers.',
  details:
    "Below the filters of every list. While its box is open, click entries to pick or remove them. With nine, you get a picture of 690 x 1035 pixels to save. Your script manager loads the covers from AniList's image server, because the page itself may not read them. If a cover is missing, the title takes its place.",
  button: '3x3',
  box: '3x3',
  explanation: (count: number, all: number) =>
    `Click list entries to pick them: ${formatNumber(count)} of ${formatNumber(all)}.`,
  picked: 'Picked entries',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  drawing: 'Loading covers…',
  picture: (titles: string) => `Covers of ${titles}`,
  missing: (count: number, reason: string) =>
    plural(count, {
      one: `# cover couldn't be loaded, so its title is shown instead. ${reason}`,
      other: `# covers couldn't be loaded, so their titles are shown instead. ${reason}`,
    }),
  save: 'Save picture',
  fileName: '3x3.png',
  site: "AniList's image server",
});
