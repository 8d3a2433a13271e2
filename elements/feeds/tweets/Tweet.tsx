import {useEffect, useLayoutEffect, useRef, useState} from 'react';

import type {TweetLink} from '#host/pages/content/embeds';
import {onTweetHeight, onTweetRefused, tweetAddress} from '#host/dom/tweetFrame';
import {onNear} from '#host/dom/near';
import {siteTheme} from '#host/dom/theme';
import {build} from '#platform/platform';
import {useSurroundings} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {tweetHeight} from './settings';

/** Height reserved until the tweet reports its own (px). */
const usualHeight = 250;

/** Whether the element is near the viewport. A frame that is far away is unmounted. */
function useNear() {
  const {element} = useSurroundings();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    onNear(element, setNear, {signal: end.signal});
    return () => end.abort('over');
  }, [element]);
  return isNear;
}

/** Whether the page's Content-Security-Policy has blocked such frames. */
function useRefused() {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    onTweetRefused(() => setRefused(true), {signal: end.signal});
    return () => end.abort('over');
  }, []);
  return isRefused;
}

function Frame({tweetId, height, told}: TweetLink & {height: number; told: (height: number) => void}) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A layout effect, because the frame may send its height as soon as it is in the page.
  useLayoutEffect(() => {
    const end = new AbortController();
    if (frame.current) onTweetHeight(frame.current, told, {signal: end.signal});
    return () => end.abort('over');
  }, [told]);
  return (
    <iframe
      ref={frame}
      title="Tweet"
      src={tweetAddress(tweetId, siteTheme() !== 'initial')}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      style={{blockSize: height}}
    />
  );
}

/** A tweet in its own frame while it is near the viewport; otherwise its space is kept. */
function NearTweet({tweetId}: TweetLink) {
  const isNear = useNear();
  const isRefused = useRefused();
  const [said, setSaid] = useState(usualHeight);
  const [most] = useSetting(tweetHeight);
  const height = Math.min(said, most);
  if (isRefused) return <p role="status">Could not load Tweet. This page allows no frames from Twitter.</p>;
  return isNear ? (
    <Frame key={tweetId} tweetId={tweetId} height={height} told={setSaid} />
  ) : (
    <div className="place" style={{blockSize: height}} />
  );
}

/** The tweet that a link leads to; pages of an extension are not allowed to show it (rule feed-11). */
export default function Tweet({tweetId, target = build.target}: TweetLink & {target?: typeof build.target}) {
  if (target === 'userscript') return <NearTweet tweetId={tweetId} />;
  return (
    <p role="status">
      {`Could not load Tweet. Twitter embedding is currently not available for Firefox addon builds of ${build.name}`}
    </p>
  );
}
