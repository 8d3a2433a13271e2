import {HostLink} from '#ui/link/HostLink';
import {RichText} from '#ui/RichText';
import {text} from './messages';

/** A tip that tells where the settings are. */
export default function SettingsTip() {
  return (
    <p className="ui-note">
      <RichText text={text.tip} parts={{link: <HostLink to="/settings/apps">{text.link}</HostLink>}} />
    </p>
  );
}
