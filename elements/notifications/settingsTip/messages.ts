import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

export const text = messages({
  title: 'Shows where the settings are on the notifications page.',
  extendedDescription:
    "One line on the notifications page, with a link to Automail's settings. Requests nothing from AniList.",
  tip: `You can turn parts of ${build.name} on and off in {link}, including this line.`,
  link: 'settings > apps',
});
