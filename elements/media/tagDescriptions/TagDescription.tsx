import type {HighlightedTag} from '#host/pages/media/tagAdding';
import {hours} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {TagDescriptionsDocument} from './query.generated';
import {text} from './messages';

/** The lifetime that docs/rules.md gives for the descriptions (rule media-2). */
const lifetime = hours(3);

function useText(tagName: string | undefined) {
  const {state, data} = useCachedQuery(TagDescriptionsDocument, {}, lifetime);
  if (tagName === undefined) return text.hint;
  const tag = data?.MediaTagCollection?.find(each => each?.name === tagName);
  if (tag?.description) return tag.description;
  if (data) return text.missing;
  return state === 'loading' ? text.loading : text.failed;
}

/** The description of the tag under the pointer. */
export default function TagDescription({tagName}: HighlightedTag) {
  const description = useText(tagName);
  return (
    <p role="status">
      {tagName === undefined ? null : <b>{tagName}: </b>}
      {description}
    </p>
  );
}
