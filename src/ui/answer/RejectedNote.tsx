import {Button} from '../Button';
import {useServices} from '../context';
import {HostLink} from '../link/HostLink';
import {text} from './messages';

/**
 * The note of a feature while AniList rejects the sign-in that it needs. An outage looks the same as a revoked sign-in,
 * so both ways out are offered.
 */
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
