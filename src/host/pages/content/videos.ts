import {watchFor} from '../../dom/observe';
import {override} from '../../dom/override';

interface Options {
  signal: AbortSignal;
  order: number;
}

const nothing = () => undefined;

/** Videos do not start by themselves, those that come later included; one that has started already is stopped. */
export function stopAutoplay({signal, order}: Options) {
  const found = (video: Element) => {
    override(video, {attribute: 'autoplay'}, undefined, {signal, order});
    if (video instanceof HTMLVideoElement) video.pause();
  };
  watchFor('video[autoplay]', {found, changed: nothing}, {signal});
}

/** What people write behind the address of a video: `#220` or `#40%` is its width, `#image` before it takes the controls away. */
export function readVideoHash(address: string): {width: string | undefined; image: boolean} | undefined {
  const found = /#(image)?(\d{1,4}%?)?$/.exec(address);
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined;
  return {width: found[2], image: found[1] !== undefined};
}

/** Gives videos the width that stands behind their address, and takes the controls of those that pretend to be pictures. */
export function sizeVideos({signal, order}: Options) {
  const found = (source: Element) => {
    const video = source.parentElement;
    const said = readVideoHash(source.getAttribute('src') ?? '');
    if (!video || !said) return;
    if (said.width !== undefined) override(video, {attribute: 'width'}, said.width, {signal, order});
    if (said.image) override(video, {attribute: 'controls'}, undefined, {signal, order});
  };
  watchFor('.markdown video > source[src*="#"]', {found, changed: nothing}, {signal});
}

/** Lets embedded players go to full screen. */
export function allowFullscreen({signal, order}: Options) {
  const found = (frame: Element) => override(frame, {attribute: 'allowfullscreen'}, true, {signal, order});
  watchFor('.markdown .youtube > iframe', {found, changed: nothing}, {signal});
}
