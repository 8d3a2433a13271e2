import type {ReactNode} from 'react';

import type {ListSitePage} from '#domain/media/listSitePage';
import type {MediaParams} from '#host/pages/routes';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useListSite} from './useListSite';

interface ListSiteFactProps {
  media: MediaParams;
  label: string;
  /** Whether the value is too long for the line of its label in a table. */
  isLong?: boolean;
  children: (page: ListSitePage) => ReactNode;
}

/**
 * One row of the sidebar with a fact from the list site, as a link to its page. Empty if the list site has no such
 * page.
 */
export function ListSiteFact({media, label, isLong = false, children}: ListSiteFactProps) {
  const {answer, page, link, isAbsent, retry} = useListSite(media);
  if (isAbsent) return null;
  return (
    <div className={isLong ? 'ui-fact ui-fact-long' : 'ui-fact'}>
      <div className="ui-fact-label">{label}</div>
      <AsyncAnswer answer={answer} value={page} stale="nothing" look="inline" retry={retry}>
        {known => (
          <a className="ui-fact-value" href={link} target="_blank" rel="noreferrer">
            {children(known)}
          </a>
        )}
      </AsyncAnswer>
    </div>
  );
}
