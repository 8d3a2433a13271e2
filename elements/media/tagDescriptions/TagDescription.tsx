import type {HighlightedTag} from '#host/pages/media/tagAdding';
import {hours} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {TagDescriptionsDocument} from './query.generated';
import {text} from './messages';

/** Lifetime of the descriptions. */
const lifetime = hours(3);

/** The description of the highlighted tag. */
export default function TagDescription({tagName}: HighlightedTag) {
  const answer = useCachedQuery(TagDescriptionsDocument, {}, lifetime);
  if (tagName === undefined) return <p role="status">{text.hint}</p>;
  return (
    <p role="status">
      <b>{tagName}: </b>
      <AsyncAnswer answer={answer} value={answer.data} texts={{noun: text.noun}} stale="nothing" look="text">
        {data => data.MediaTagCollection?.find(tag => tag?.name === tagName)?.description || text.missing}
      </AsyncAnswer>
    </p>
  );
}
