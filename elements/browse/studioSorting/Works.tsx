import type {StudioFigure} from '#domain/media/studioWorks';
import {useReplaced} from '#ui/useReplaced';
import {useSource} from '#ui/useSource';
import {replaced, viewChoice} from './state';
import {useSortedWorks, type Loaded} from './useStudioWorks';
import {WorkGrid} from './WorkGrid';
import {text} from './messages';

/** The known media, and their order. */
export interface WorksProps extends Loaded {
  sort: StudioFigure;
}

/** The sorted media, in place of the site's list. */
export function Works({sort, ...loaded}: WorksProps) {
  const view = useSource(viewChoice, viewChoice.get);
  const works = useSortedWorks(loaded, sort);
  useReplaced(replaced, works.length > 0 || !loaded.isPending);
  if (works.length) return <WorkGrid key={view} works={works} view={view} sort={sort} />;
  return loaded.isPending ? null : (
    <p className="ui-note" role="status">
      {text.empty}
    </p>
  );
}
