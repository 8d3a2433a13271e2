import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

/** Problems with reading another site. */
export const text = messages({
  missing: (site: string) => `${site} doesn't have this title.`,
  notGranted: (site: string) =>
    `Your script manager doesn't let ${build.name} read ${site}. Allow it there, or install the latest version.`,
  timeout: (site: string) => `${site} didn't answer in time.`,
  tooLarge: (site: string) => `The answer from ${site} is too large.`,
  moved: (site: string) => `${site} has moved this to another address.`,
  network: (site: string) => `We couldn't reach ${site}.`,
  down: (site: string) => `${site} has a problem right now.`,
  unusable: (site: string) => `${site} didn't send a usable answer.`,
});
