import {anchor, mediaOf} from '../anchor';

/** The media item of an empty card. */
export interface EmptyEmbed {
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
}

/**
 * A media card in a text that the site leaves empty. Our element goes after it, so that the card itself stays
 * untouched.
 */
export const emptyMediaCard = anchor<EmptyEmbed>('emptyMediaCard', {
  selector: '.markdown a.media-embed:empty',
  position: 'after',
  presence: 'maybe',
  evidence:
    'The site fills its cards late, and never for media that the viewer may not see: those have no children at all.',
  watch: {attributes: ['href']},
  repeats: true,
  read: node => mediaOf(node.getAttribute('href')),
});

/** The tweet that a link points to. */
export interface TweetLink {
  tweetId: string;
}

const tweet = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/\w{1,20}\/status\/(\d{1,25})(?:[/?#]|$)/;

/** A link to a tweet whose text is its own address; links with other text are left alone. */
export const tweetLink = anchor<TweetLink>('tweetLink', {
  selector: ['twitter', 'x'].map(name => `.markdown a[href*="${name}.com/"][href*="/status/"]`).join(),
  position: 'after',
  presence: 'maybe',
  evidence: 'Links in texts keep their address, and a link without a text of its own shows it.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const href = node.getAttribute('href') ?? '';
    const tweetId = tweet.exec(href)?.[1];
    return tweetId !== undefined && node.textContent?.trim() === href ? {tweetId} : undefined;
  },
});
