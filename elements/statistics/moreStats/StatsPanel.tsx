import {useEffect} from 'react';

import type {UserListsParams} from '#host/pages/routes';
import {shownTab} from '#kits/statistics/shownTab';
import {useBesideLinks} from '#kits/statistics/useBesideLinks';
import {useElementContext, useReplaceHost, useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {MiscTool} from './MiscTool';
import {GenresAndTags} from './personal/GenresAndTags';
import {PersonalStats} from './personal/PersonalStats';

/** Scrolls to what a press has opened, unless its beginning is visible: in narrow windows it is below all links. */
function showStart(element: HTMLElement) {
  const {top} = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.7) element.scrollIntoView({block: 'start'});
}

/** The content of our tabs in place of the site's statistics. */
export default function StatsPanel({userName, listType}: UserListsParams) {
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const shown = useSource(shownTab, shownTab.get);
  useReplaceHost(shown !== 'native');
  useBesideLinks(shown !== 'native');
  const {element} = useElementContext();
  useEffect(() => {
    if (shown !== 'native') showStart(element);
  }, [element, shown]);
  const subject = {userName, ownName, listType};
  if (shown === 'native') return null;
  if (shown === 'genres') return <GenresAndTags key={userName} userName={userName} />;
  return (
    <>
      <MiscTool subject={subject} />
      <PersonalStats key={`${userName} ${listType}`} subject={subject} />
    </>
  );
}
