import {decodeText} from '#domain/text/characterReferences';
import {HostLink} from '#ui/link/HostLink';
import {MediaLink, UserLink} from '#ui/link/links';
import {RelativeTime} from '#ui/RelativeTime';
import {RichText} from '#ui/RichText';
import {FoldedPost} from './Post';
import type {TermsReviewsQuery} from './reviews.generated';
import {text} from './messages';

type Review = NonNullable<NonNullable<NonNullable<TermsReviewsQuery['Page']>['reviews']>[number]>;

/** A review. It cannot be liked; its page has the site's own votes. */
export function ReviewEntry({review}: {review: Review}) {
  const {id, createdAt, summary, body, rating, ratingAmount, user, media} = review;
  const path = `/review/${id}`;
  return (
    <article className="ui-card">
      <header className="ui-row">
        <span>
          <RichText
            text={text.review}
            parts={{
              media: media ? <MediaLink media={media} /> : null,
              user: user ? <UserLink name={user.name} /> : null,
            }}
          />
        </span>
        <HostLink to={path}>
          <RelativeTime at={createdAt} />
        </HostLink>
      </header>
      <HostLink to={path}>{decodeText(summary ?? '') || text.noSummary}</HostLink>
      <FoldedPost html={body} />
      <footer className="ui-note">{text.rating(rating ?? 0, ratingAmount ?? 0)}</footer>
    </article>
  );
}
