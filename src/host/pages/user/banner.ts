import {anchor} from '../anchor';

/** The wide picture at the top of a profile or a work: append to it. */
export const banner = anchor<{address: string}>('banner', {
  selector: '.user > .header-wrap > .banner, .media > .header-wrap > .banner',
  position: 'append',
  presence: 'maybe',
  evidence:
    'The picture is an inline background; members without one have an empty data address there, works have no such node.',
  watch: {attributes: ['style']},
  read(node) {
    const address = /url\(["']?(https?:\/\/[^"')]+|\/[^"')]+)["']?\)/.exec(
      (node as HTMLElement).style.backgroundImage,
    )?.[1];
    return address === undefined ? undefined : {address};
  },
});
