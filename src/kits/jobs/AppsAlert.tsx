import type {ComponentProps} from 'react';

import {Alert} from '#ui/Alert';
import {HostLink} from '#ui/link/HostLink';
import {RichText} from '#ui/RichText';
import {obstacleText} from './messages';

interface AppsAlertProps extends Pick<ComponentProps<typeof Alert>, 'kind' | 'polite'> {
  /** `{link}` in it becomes a link to the site's settings of apps. */
  text: string;
}

/** An alert about the sign-in, with a link to the site's settings of apps. */
export const AppsAlert = ({text, ...look}: AppsAlertProps) => (
  <Alert {...look}>
    <RichText text={text} parts={{link: <HostLink to="/settings/apps">{obstacleText.appSettings}</HostLink>}} />
  </Alert>
);
