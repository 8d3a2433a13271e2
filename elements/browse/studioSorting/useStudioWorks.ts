import {sortWorks, type StudioFigure} from '#domain/media/studioWorks';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import type {StudioWorksQuery} from './works.generated';

type Edges = NonNullable<NonNullable<NonNullable<StudioWorksQuery['Studio']>['media']>['edges']>;
/** A media item with the data of its card. */
export type Work = NonNullable<NonNullable<Edges[number]>['node']> & {readonly isMain: boolean};

/** The known media of a studio. */
export interface Loaded {
  /** The first page of the most popular media, and the next pages as far as they are loaded. */
  readonly popular: readonly StudioWorksQuery[];
  readonly rated: StudioWorksQuery | undefined;
  /** Whether more pages are loading. Then only those media are shown that no other one can precede. */
  readonly isPending: boolean;
}

const worksIn = (...answers: readonly (StudioWorksQuery | undefined)[]): Work[] =>
  answers.flatMap(answer =>
    (answer?.Studio?.media?.edges ?? []).flatMap(edge =>
      edge?.node ? [{...edge.node, isMain: edge.isMainStudio}] : [],
    ),
  );

function loadedWorks({popular, rated, isPending}: Loaded, sort: StudioFigure): Work[] {
  if (!isPending) return worksIn(...popular, rated);
  if (sort === 'popularity') return worksIn(popular[0]);
  return sort === 'score' ? worksIn(rated) : [];
}

/** Whether there are media beyond an answer. */
export const goesOn = (answer: StudioWorksQuery | undefined): boolean =>
  answer?.Studio?.media?.pageInfo?.hasNextPage === true;

/** The media in an order, without those for adults if AniList hides these from the user. */
export function useSortedWorks(loaded: Loaded, sort: StudioFigure): Work[] {
  const {session} = useServices();
  const seesAdult = useSource(session, session.seesAdult);
  return sortWorks(loadedWorks(loaded, sort), sort).filter(({isAdult}) => seesAdult || !isAdult);
}
