import * as v from 'valibot';

/** Origin of the pages that embed tweets. */
export const tweetOrigin = 'https://platform.twitter.com';

/**
 * The address of the page that embeds one tweet, as used by Twitter's own widget. The page is shown in a sandboxed
 * frame, so no third-party script runs in ours.
 */
export function tweetAddress(tweetId: string, isDark: boolean): string {
  const address = new URL('/embed/Tweet.html', tweetOrigin);
  address.search = new URLSearchParams({
    id: tweetId,
    theme: isDark ? 'dark' : 'light',
    dnt: 'true',
    hideThread: 'true',
  }).toString();
  return address.href;
}

const resize = v.object({
  'twttr.embed': v.object({
    method: v.literal('twttr.private.resize'),
    params: v.pipe(v.array(v.object({height: v.pipe(v.number(), v.finite(), v.minValue(1))})), v.minLength(1)),
  }),
});

/**
 * Calls back with the height (px) of the tweet in a frame whenever its page reports it. Messages from other windows or
 * origins are ignored.
 */
export function onTweetHeight(
  frame: HTMLIFrameElement,
  onHeight: (height: number) => void,
  {signal}: {signal: AbortSignal},
) {
  const receive = ({origin, source, data}: MessageEvent<unknown>) => {
    if (origin !== tweetOrigin || source !== frame.contentWindow) return;
    const parsed = v.safeParse(resize, data);
    const height = parsed.success ? parsed.output['twttr.embed'].params[0]?.height : undefined;
    if (height !== undefined) onHeight(height);
  };
  addEventListener('message', receive, {signal});
}

/** Calls back when the page's content security policy blocks a frame with a tweet. */
export function onTweetBlocked(onRefused: () => void, {signal}: {signal: AbortSignal}) {
  const receive = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent) => {
    if (['frame-src', 'child-src'].includes(effectiveDirective) && blockedURI.startsWith(tweetOrigin)) onRefused();
  };
  document.addEventListener('securitypolicyviolation', receive, {signal});
}
