import {formatNumber} from '#domain/text/format';
import {relationsFor} from '#domain/profile/relations';
import type {UserParams} from '#host/pages/routes';
import {markFiltersUnused, onSiteFilter, openRelation} from '#host/pages/user/social';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {counts, countKey} from './state';
import {tabNames, text} from './messages';

/** Our tabs below the site's filters, each with the number of its users once it is known. */
export default function RelationTabs({userName}: UserParams) {
  const {element, services} = useElementContext();
  const {session} = services;
  const viewer = useSource(session, session.userName);
  const shown = useSource(openRelation, openRelation.get);
  const known = useSource(counts, counts.get);
  const available = relationsFor(userName, viewer);
  const isOpen = shown !== undefined && available.includes(shown);
  useSignalEffect(signal => onSiteFilter(element, openRelation.reset, {signal}), [element]);
  useSignalEffect(
    signal => {
      if (isOpen) markFiltersUnused(element, {signal});
    },
    [element, isOpen],
  );
  return (
    <div className="ui-site-tabs" role="group" aria-label={text.tabs}>
      {available.map(relation => {
        const count = known[countKey(relation, viewer)];
        return (
          <Button
            key={relation}
            variant="quiet"
            pressed={relation === shown}
            onClick={() => openRelation.set(relation)}
          >
            <span>
              {tabNames[relation]}
              {count === undefined ? null : <span className="count">{formatNumber(count)}</span>}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
