import {useRef, useState} from 'react';

import type {TweetLink} from '#host/pages/content/embeds';
import {onTweetHeight, onTweetBlocked, tweetAddress} from '#host/dom/tweetFrame';
import {siteTheme} from '#host/dom/theme';
import {safeForWork} from '#services/settings/shared';
import {Alert} from '#ui/Alert';
import {useElementContext} from '#ui/context';
import {useIsNear} from '#ui/useIsNear';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect, useSignalLayoutEffect} from '#ui/useSignalEffect';
import {tweetHeight} from './settings';
import {text} from './messages';

/** Height reserved until the tweet reports its own (px). */
const defaultHeight = 250;

/** Whether the page's Content-Security-Policy has blocked such frames. */
function useIsBlocked() {
  const [isRefused, setRefused] = useState(false);
  useSignalEffect(signal => onTweetBlocked(() => setRefused(true), {signal}), []);
  return isRefused;
}

function Frame({tweetId, height, onHeight}: TweetLink & {height: number; onHeight: (height: number) => void}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSafe] = useSetting(safeForWork);
  // A layout effect, because the frame may send its height as soon as it is in the page.
  useSignalLayoutEffect(
    signal => {
      if (frame.current) onTweetHeight(frame.current, onHeight, {signal});
    },
    [onHeight],
  );
  return (
    <iframe
      ref={frame}
      className={isSafe ? 'ui-blurred' : ''}
      title={text.frame}
      src={tweetAddress(tweetId, siteTheme() !== 'initial')}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      style={{blockSize: height}}
    />
  );
}

/** The tweet of a link, in its own frame while it is near the viewport; otherwise its space is kept. */
export default function Tweet({tweetId}: TweetLink) {
  const isNear = useIsNear(useElementContext().element);
  const isRefused = useIsBlocked();
  const [reportedHeight, setSaid] = useState(defaultHeight);
  const [maxHeight] = useSetting(tweetHeight);
  const height = Math.min(reportedHeight, maxHeight);
  if (isRefused)
    return (
      <Alert kind="info" polite>
        {text.blocked}
      </Alert>
    );
  return isNear ? (
    <Frame key={tweetId} tweetId={tweetId} height={height} onHeight={setSaid} />
  ) : (
    <div className="place" style={{blockSize: height}} />
  );
}
