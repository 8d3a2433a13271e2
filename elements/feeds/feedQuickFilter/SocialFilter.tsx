import Funnel from '#kits/feedFilter/Funnel';
import {replaced} from '#kits/socialFeed/replaced';
import {useSource} from '#ui/useSource';
import FilterPanel from './FilterPanel';

/** The filter of the social tab and its button. Not shown while other activities of ours replace the site's. */
export default function SocialFilter() {
  const isReplaced = useSource(replaced, replaced.get);
  if (isReplaced) return null;
  return (
    <>
      <FilterPanel />
      <Funnel />
    </>
  );
}
