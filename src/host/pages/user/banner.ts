import {anchor} from '../anchor';

/** The banner image at the top of a profile or media page; appended to. */
export const banner = anchor<{address: string}>('banner', {
  selector: '.user > .header-wrap > .banner, .media > .header-wrap > .banner',
  position: 'append',
  presence: 'maybe',
  evidence:
    'The image is an inline background. Users without one have an empty data URL there, and media without one have no such node.',
  watch: {attributes: ['style']},
  read(node) {
    const address = /url\(["']?(https?:\/\/[^"')]+|\/[^"')]+)["']?\)/.exec(
      (node as HTMLElement).style.backgroundImage,
    )?.[1];
    return address === undefined ? undefined : {address};
  },
});
