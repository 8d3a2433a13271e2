import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Notification count',
  description: 'How many notifications you have. One or a few requests; nothing is marked as read.',
  unread: 'Unread',
  all: 'Total',
  more: (count: number) => `${formatNumber(count)}+`,
  signedOut:
    'Error: Not signed in with the script. Reading notifications requires AUTH permissions. You can sign in with the script from the settings page.',
});
