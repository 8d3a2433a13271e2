import {compress} from 'lz-string';

import {hasBadWord} from './badWords';
import {isPiracyLink} from './piracyLinks';

/** A post as the API renders it. */
export interface WrittenPost {
  readonly siteUrl: string;
  /** The kind of post: an author's share is computed among posts of one kind. */
  readonly source: string;
  /** The author; `undefined` for deleted users. */
  readonly user: string | undefined;
  /** HTML. */
  readonly html: string;
}

/** The checks of the moderation helper. */
export const moderationChecks = ['linkOnly', 'badWords', 'piracy', 'highActivity', 'weirdMarkup'] as const;
export type ModerationCheck = (typeof moderationChecks)[number];

const linkPattern = /<a\b[^>]*\bhref="([^"]*)"[^>]*>([^]*?)<\/a>/gi;
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a post consists of a single link. */
function isLinkOnly(html: string): boolean {
  const links = [...html.matchAll(linkPattern)];
  return links.length === 1 && !/<(?:img|video|iframe)\b/i.test(html) && plain(html) === plain(links[0]?.[2] ?? '');
}

const hasPiracyLink = (html: string, origin: string) =>
  [...html.matchAll(linkPattern)].some(([, href = '']) => isPiracyLink(href.replaceAll('&amp;', '&'), origin));

/** The limits of the checks; the length is in characters. */
const limits = {share: 0.1, entropyLength: 50, entropyRatio: 0.1};

/** Whether a text contains almost no information: lz-string compresses it to less than a tenth of its bytes. */
export function hasLowEntropy(text: string): boolean {
  return text.length > limits.entropyLength && compress(text).length / text.length < limits.entropyRatio;
}

/** Stacked accents, characters that change the text direction, and rows of empty lines. */
const weird = /\p{M}{6,}|[\u202A-\u202E\u2066-\u2069]|(?:<br\s*\/?>\s*){12,}/iu;

/** Whether the author of a post wrote at least a tenth of the posts of its kind. */
function isBusy({source, user}: WrittenPost, posts: readonly WrittenPost[]): boolean {
  const kind = posts.filter(post => post.source === source);
  const own = kind.filter(post => post.user === user).length;
  return user !== undefined && own > 1 && own >= kind.length * limits.share;
}

/** A post with its unusual properties. */
export interface Finding {
  readonly post: WrittenPost;
  readonly reasons: readonly ModerationCheck[];
}

/** Searches posts with the chosen checks. `origin` is that of the site. */
export function inspect(
  posts: readonly WrittenPost[],
  chosen: ReadonlySet<ModerationCheck>,
  origin: string,
): readonly Finding[] {
  const tests: Readonly<Record<ModerationCheck, (post: WrittenPost) => boolean>> = {
    linkOnly: ({html}) => isLinkOnly(html),
    badWords: ({html}) => hasBadWord(plain(html)),
    piracy: ({html}) => hasPiracyLink(html, origin),
    highActivity: post => isBusy(post, posts),
    weirdMarkup: ({html}) => weird.test(html) || hasLowEntropy(plain(html)),
  };
  return posts.flatMap(post => {
    const reasons = moderationChecks.filter(check => chosen.has(check) && tests[check](post));
    return reasons.length ? [{post, reasons}] : [];
  });
}
