import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

/** Why another site could not be read. */
export const text = messages({
  missing: (site: string) => `${site} doesn't know it.`,
  notGranted: (site: string) =>
    `Your script manager doesn't let ${build.name} read ${site}. Allow it there, or install the latest version.`,
  timeout: (site: string) => `${site} didn't answer in time.`,
  tooLarge: (site: string) => `The answer of ${site} is too large.`,
  moved: (site: string) => `${site} has moved this to another address.`,
  network: (site: string) => `We couldn't reach ${site}.`,
  down: (site: string) => `${site} has a problem right now.`,
  unusable: (site: string) => `${site} didn't send a usable answer.`,
});
