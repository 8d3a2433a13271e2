import {Button} from '../Button';
import {useServices} from '../context';
import {HostLink} from '../link/HostLink';
import {text} from './messages';

/** What a feature says while AniList refuses the sign-in that it needs: an outage looks the same, so both ways out are offered. */
export function RejectedNote({as: Tag = 'p', className}: {as?: 'p' | 'span'; className?: string | undefined}) {
  const {session} = useServices();
  return (
    <Tag className={['ui-note', className].filter(Boolean).join(' ')} role="status">
      {text.rejected}{' '}
      <Button small onClick={() => session.tryAgain()}>
        {text.retry}
      </Button>{' '}
      <HostLink to="/settings/apps#aniscripts-sign-in">{text.signInAgain}</HostLink>
    </Tag>
  );
}
