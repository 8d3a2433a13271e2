import {selector} from '../anchor';
import {watchElements} from '../../dom/observe';
import {override} from '../../dom/override';

interface Options {
  signal: AbortSignal;
  order: number;
}

const playingVideo = selector('playingVideo', 'video[autoplay]');
const sizedVideo = selector('sizedVideo', '.markdown video > source[src*="#"]');
const videoPlayer = selector('videoPlayer', '.markdown .youtube > iframe');

const noop = () => undefined;

/**
 * Keeps videos from starting automatically, including those inserted later, and pauses any that have already started.
 */
export function stopAutoplay({signal, order}: Options) {
  const found = (video: Element) => {
    override(video, {attribute: 'autoplay'}, undefined, {signal, order});
    if (video instanceof HTMLVideoElement) video.pause();
  };
  watchElements(playingVideo.selector, {found, changed: noop}, {signal});
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
    const options = readVideoHash(source.getAttribute('src') ?? '');
    if (!video || !options) return;
    if (options.width !== undefined) override(video, {attribute: 'width'}, options.width, {signal, order});
    if (options.image) override(video, {attribute: 'controls'}, undefined, {signal, order});
  };
  watchElements(sizedVideo.selector, {found, changed: noop}, {signal});
}

/** Allows embedded players to go full screen. */
export function allowFullscreen({signal, order}: Options) {
  const found = (frame: Element) => override(frame, {attribute: 'allowfullscreen'}, true, {signal, order});
  watchElements(videoPlayer.selector, {found, changed: noop}, {signal});
}
