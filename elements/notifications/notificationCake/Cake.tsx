import {useEffect, useLayoutEffect, useRef, useState} from 'react';

import type {NotificationDot} from '#host/pages/shell/anchors';
import {onPageReturn} from '#platform/pageReturn';
import {dismissedDot, suppressedDot} from '#services/unread/dismissed';
import {softBlock} from '#services/settings/shared';
import {unreadTypes, type Unread} from '#services/unread/unread';
import {useApi, useReplaceHost, useServices} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {useIsHidden} from '#ui/useIsHidden';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {notificationColours, shownCount, slicesOf, type Slice} from './colours';
import {text} from './messages';

/** Side length of the canvas in px; it is displayed at 30 px, a quarter of that. */
const side = 120;

function draw(canvas: HTMLCanvasElement, slices: readonly Slice[]) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, side, side);
  const total = slices.reduce((sum, {count}) => sum + count, 0);
  let angle = -Math.PI / 2;
  for (const {colour, count} of slices) {
    const end = angle + (count / total) * 2 * Math.PI;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(side / 2, side / 2);
    context.arc(side / 2, side / 2, side / 2, angle, end);
    context.fill();
    angle = end;
  }
}

/**
 * Unread notifications by type, without those of users who are left out; fetched again whenever the number in the
 * site's own dot or these users change, or the tab is shown again: the site doesn't change its dot when they are read
 * elsewhere.
 */
function useUnread(count: number): Unread | undefined {
  const services = useServices();
  const api = useApi();
  const [without] = useSetting(softBlock);
  const isHidden = useIsHidden();
  const [returns, setReturns] = useState(0);
  useSignalEffect(signal => onPageReturn(() => setReturns(count => count + 1), signal), []);
  const [known, setKnown] = useState<Unread>();
  useEffect(() => {
    if (isHidden) return;
    let gone = false;
    unreadTypes(services, api, {count, without}).then(
      unread => gone || setKnown(unread),
      // The site's own dot is shown until there is an answer.
      () => gone || setKnown(undefined),
    );
    return () => {
      gone = true;
    };
  }, [services, api, count, without, isHidden, returns]);
  return known;
}

/**
 * A pie chart of the unread notifications by type, in place of the site's dot. Renders nothing if all of the types are
 * suppressed or all of the users left out.
 */
export default function Cake({unread}: NotificationDot) {
  const {types = {}, leftOut = 0, total = unread} = useUnread(unread) ?? {};
  const [chosen] = useSetting(notificationColours);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isKnown = total === 0 || leftOut > 0 || Object.keys(types).length > 0;
  const isDismissed = useSource(dismissedDot, dismissedDot.get) === unread;
  const slices = isKnown && !isDismissed ? slicesOf(types, chosen) : [];
  const drawn = JSON.stringify(slices);
  const shown = shownCount(total - leftOut, types, chosen);
  const isSuppressed = isKnown && !isDismissed && !slices.length;
  useReplaceHost(isKnown);
  useEffect(() => {
    suppressedDot.set(isSuppressed ? unread : undefined);
    return suppressedDot.reset;
  }, [isSuppressed, unread]);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, JSON.parse(drawn) as Slice[]);
  }, [drawn]);
  if (!slices.length) return null;
  return (
    <HostLink to="/notifications" className="cake" aria-label={text.unread(shown)}>
      <canvas ref={canvas} width={side} height={side} />
      <span className="count">{shown}</span>
    </HostLink>
  );
}
