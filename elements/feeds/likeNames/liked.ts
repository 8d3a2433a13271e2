import {tooltipMinLikes} from '#domain/feed/likesSummary';

interface Liked {
  /** The number of likes shown by the site. */
  readonly likes: number;
}

export const isLiked = ({likes}: Liked) => likes > 0;

/** Whether it has more likes than the site's own tooltip has names. */
export const isLikedByMany = ({likes}: Liked) => likes >= tooltipMinLikes;
