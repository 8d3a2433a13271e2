import {watchFor} from '../../dom/observe';
import {override} from '../../dom/override';

interface Options {
  signal: AbortSignal;
  order: number;
}

const nothing = () => undefined;

/**
 * Keeps videos from starting automatically, including those inserted later, and pauses any that have already started.
 */
export function stopAutoplay({signal, order}: Options) {
  const found = (video: Element) => {
    override(video, {attribute: 'autoplay'}, undefined, {signal, order});
    if (video instanceof HTMLVideoElement) video.pause();
  };
  watchFor('video[autoplay]', {found, changed: nothing}, {signal});
}

/**
 * Parses the fragment that users add to the address of a video: `#220` or `#40%` sets its width, and `#image` before it
 * removes the controls.
 */
export function readVideoHash(address: string): {width: string | undefined; image: boolean} | undefined {
  const found = /#(image)?(\d{1,4}%?)?$/.exec(address);
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined;
  return {width: found[2], image: found[1] !== undefined};
}

/** Applies the width given in the address of a video, and removes the controls of videos that are marked as images. */
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

/** Allows embedded players to go full screen. */
export function allowFullscreen({signal, order}: Options) {
  const found = (frame: Element) => override(frame, {attribute: 'allowfullscreen'}, true, {signal, order});
  watchFor('.markdown .youtube > iframe', {found, changed: nothing}, {signal});
}
