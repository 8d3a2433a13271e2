import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';

/** Problems of the whole script since the page was loaded: damaged settings, full storage. */
export function Notices() {
  const {report} = useServices();
  const count = useSource(report, () => report.notices.length);
  if (count === 0) return null;
  return (
    <div role="status">
      <ul className="notices ui-note ui-note-warning">
        {[...new Set(report.notices)].map(notice => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </div>
  );
}
