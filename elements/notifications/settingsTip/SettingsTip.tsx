import {build} from '#platform/platform';
import {HostLink} from '#ui/link/HostLink';

/** Says where the settings are. */
export default function SettingsTip() {
  return (
    <p className="ui-note">
      You can turn parts of {build.name} on and off in <HostLink to="/settings/apps">settings &gt; apps</HostLink>, this
      line, too.
    </p>
  );
}
