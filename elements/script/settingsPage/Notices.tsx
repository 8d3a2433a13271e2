import {useCallback, useSyncExternalStore} from 'react';

import {useServices} from '../../../src/ui/context';

/** What went wrong with the whole product since the page was loaded: damaged settings, full storage. */
export function Notices() {
  const {report} = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = new AbortController();
      report.subscribe(listener, {signal: end.signal});
      return () => end.abort('over');
    },
    [report],
  );
  const count = useSyncExternalStore(subscribe, () => report.notices.length);
  if (count === 0) return null;
  return (
    <div role="status">
      <ul className="notices">
        {[...new Set(report.notices)].map(notice => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </div>
  );
}
