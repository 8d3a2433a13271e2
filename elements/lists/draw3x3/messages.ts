import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Adds a button to lists that draws a picture of nine covers.',
  extendedDescription:
    'Below the filters of every list. While its box is open, a click on an entry picks it, or removes it again; with nine you get a picture of 690 x 1035 pixels to save. The covers come from the picture host of AniList through your script manager, because a page may not read them; where one is missing, the title is there instead. Requests nothing from the API.',
  button: '3x3',
  box: '3x3',
  explanation: (count: number, all: number) =>
    `Click entries of the list to pick them: ${formatNumber(count)} of ${formatNumber(all)}.`,
  picked: 'Picked entries',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  drawing: 'Loading covers…',
  picture: (titles: string) => `Covers of ${titles}`,
  missing: (count: number, reason: string) =>
    plural(count, {
      one: `# cover is missing, so its title is there instead. ${reason}`,
      other: `# covers are missing, so their titles are there instead. ${reason}`,
    }),
  save: 'Save picture',
  fileName: '3x3.png',
  site: "AniList's picture host",
});
