import type {UserListsParams} from '#host/pages/user/routes';
import {useReplaceHost, useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {MiscTool} from './MiscTool';
import {shownTab} from './state';

/** What our tabs show in place of the site's statistics. */
export default function StatsPanel({userName, listType}: UserListsParams) {
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const shown = useSource(shownTab, shownTab.get);
  useReplaceHost(shown !== 'native');
  return shown === 'more' ? <MiscTool subject={{userName, ownName, listType}} /> : null;
}
