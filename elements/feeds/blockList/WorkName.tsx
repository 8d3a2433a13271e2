import {chooseTitle} from '../../../src/domain/title';
import {hours} from '../../../src/services/api/lifetime';
import {titleLanguage} from '../../../src/services/settings/shared';
import {useCachedQuery} from '../../../src/ui/useCachedQuery';
import {useSetting} from '../../../src/ui/useSetting';
import {BlockedWorkDocument} from './work.generated';

const lifetime = hours(24);

/** A work by its title, by its number until that is known. */
export function WorkName({id}: {id: number}) {
  const {data} = useCachedQuery(BlockedWorkDocument, {id}, lifetime);
  const [language] = useSetting(titleLanguage);
  const title = data?.Media?.title && chooseTitle(data.Media.title, language);
  return <span>{title ? `${title} (${id})` : `Work ${id}`}</span>;
}
