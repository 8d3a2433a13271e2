import {anchor, mediaOf} from '../anchor';

export interface EmptyEmbed {
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
}

/** The place of a work's card in a text that the site leaves empty; ours stands behind it, so that it stays what it is. */
export const emptyEmbed = anchor<EmptyEmbed>('emptyEmbed', {
  selector: '.markdown a.media-embed:empty',
  position: 'after',
  presence: 'maybe',
  evidence:
    'The site fills its cards late, and those of works that the viewer may not see never: they have no children at all.',
  watch: {attributes: ['href']},
  repeats: true,
  read: node => mediaOf(node.getAttribute('href')),
});

export interface TweetLink {
  tweetId: string;
}

const tweet = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/\w{1,20}\/status\/(\d{1,25})(?:[/?#]|$)/;

/** A link to a tweet that is written out as its address; links with words of their own are left as they are. */
export const tweetLink = anchor<TweetLink>('tweetLink', {
  selector: ['twitter', 'x'].map(name => `.markdown a[href*="${name}.com/"][href*="/status/"]`).join(),
  position: 'after',
  presence: 'maybe',
  evidence: 'Links out of texts keep their address, and one without words shows it.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const href = node.getAttribute('href') ?? '';
    const tweetId = tweet.exec(href)?.[1];
    return tweetId !== undefined && node.textContent?.trim() === href ? {tweetId} : undefined;
  },
});
