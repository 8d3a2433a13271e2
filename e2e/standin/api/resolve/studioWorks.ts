import type {Media} from '../store/rows';
import type {Store} from '../store/store';

/** The studio of which so many works are known that their pages are a strain, and how many. */
export const busyStudio = {id: 18, works: 600};

/** The works of a studio. The pages of most media of the busy one name others. */
export const worksOfStudio = (store: Store, id: number): readonly Media[] =>
  id === busyStudio.id
    ? store.catalogue.works.filter(({type}) => type === 'ANIME').slice(0, busyStudio.works)
    : (store.mediaOfStudio.get(id) ?? []);
