import {sortWorks, type StudioFigure} from '#domain/media/studioWorks';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import type {MoreStudioWorksQuery, StudioWorksQuery, WorkOfStudioFragment} from './works.generated';

/** A work as its card shows it. */
export type Work = NonNullable<WorkOfStudioFragment['node']> & {readonly isMain: boolean};
/** The first answer for a studio. */
export type FirstWorks = NonNullable<StudioWorksQuery['Studio']>;
/** The second one, where the first left something out. */
export type MoreWorks = NonNullable<MoreStudioWorksQuery['Studio']>;

type Page = {readonly edges?: readonly (WorkOfStudioFragment | null)[] | null} | null | undefined;

const worksIn = (...pages: readonly Page[]): Work[] =>
  pages.flatMap(page =>
    (page?.edges ?? []).flatMap(edge => (edge?.node ? [{...edge.node, isMain: edge.isMainStudio}] : [])),
  );

interface Loaded {
  readonly first: FirstWorks;
  readonly more: MoreWorks | undefined;
  /** Whether more is on its way. Then only those works are shown that nothing can come before. */
  readonly isPending: boolean;
}

function loadedWorks({first, more, isPending}: Loaded, sort: StudioFigure): Work[] {
  if (!isPending) return worksIn(first.popular, more?.second, more?.third, more?.fourth, first.rated);
  if (sort === 'popularity') return worksIn(first.popular);
  return sort === 'score' ? worksIn(first.rated) : [];
}

/** The works in an order. Guests see none for adults. */
export function useSortedWorks(loaded: Loaded, sort: StudioFigure): Work[] {
  const {session} = useServices();
  const isGuest = useSource(session, session.userName) === undefined;
  return sortWorks(loadedWorks(loaded, sort), sort).filter(({isAdult}) => !(isGuest && isAdult));
}
