import {useLayoutEffect} from 'react';

import {onNativePage} from '#host/pages/stats/anchors';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {shownTab} from '#kits/statistics/shownTab';
import {text} from './messages';

/** Our tabs below the site's links to its own statistics, and a link to the statistics of the site. */
export default function StatsTabs() {
  const {element} = useElementContext();
  const shown = useSource(shownTab, shownTab.get);
  useSignalEffect(signal => onNativePage(element, () => shownTab.set('native'), {signal}), [element]);
  useLayoutEffect(() => void element.toggleAttribute('data-shown', shown !== 'native'), [element, shown]);
  return (
    <div className="ui-site-tabs" role="group" aria-label={text.tabs}>
      <Button variant="quiet" pressed={shown === 'more'} onClick={() => shownTab.set('more')}>
        {text.more}
      </Button>
      <Button variant="quiet" pressed={shown === 'genres'} onClick={() => shownTab.set('genres')}>
        {text.genres}
      </Button>
      <HostLink to="/site-stats">{text.siteStats}</HostLink>
    </div>
  );
}
