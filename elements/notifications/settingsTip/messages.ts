import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

export const text = messages({
  name: 'Settings tip',
  summary: "Shows a link to Automail's settings on the notifications page.",
  tip: `You can turn parts of ${build.name} on and off in {link}, including this line.`,
  link: 'Settings > Apps',
});
