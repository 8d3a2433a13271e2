import type {HighlightedTag} from '#host/pages/media/tagAdding';
import {build} from '#platform/platform';
import {hours} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {TagDescriptionsDocument} from './query.generated';

/** The lifetime that docs/rules.md gives for the descriptions (rule media-2). */
const lifetime = hours(3);

function useText(tagName: string | undefined) {
  const {state, data} = useCachedQuery(TagDescriptionsDocument, {}, lifetime);
  if (tagName === undefined) return 'Point at a tag to read what it means.';
  const tag = data?.MediaTagCollection?.find(each => each?.name === tagName);
  if (tag?.description) return tag.description;
  if (data) return `Message ${build.author} to get this description added`;
  return state === 'loading' ? 'Loading the descriptions…' : 'The descriptions cannot be shown now.';
}

/** The description of the tag under the pointer. */
export default function TagDescription({tagName}: HighlightedTag) {
  const text = useText(tagName);
  return (
    <p role="status">
      {tagName === undefined ? null : <b>{tagName}: </b>}
      {text}
    </p>
  );
}
