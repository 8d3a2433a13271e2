import {watchAddress} from '../../dom/navigation';
import {watchElements, watchTexts} from '../../dom/observe';
import {whenQuiet} from '../../dom/quiet';
import {profileName, shownProfile} from './anchors';

/** The owner of a user's page. */
export interface ProfileOwners {
  /**
   * The name of the user whom the address means. A number isn't a name: AniList's own links address users by id. The
   * name is then in the heading of the page; `undefined` until it appears.
   */
  nameOf(addressed: string): string | undefined;
}

const isNumber = (addressed: string) => /^\d+$/.test(addressed);
const addressedNumber = () => /^\/user\/(\d+)(?:\/|$)/i.exec(location.pathname)?.[1];

/**
 * Watches pages of users who are addressed by number. `changed` is called when the name of one of them becomes known.
 */
export function watchOwners(changed: () => void, {signal}: {signal: AbortSignal}): ProfileOwners {
  const names = new Map<string, string>();
  let visit = new AbortController();
  const watchHeading = (nameBefore: string | undefined) => {
    visit.abort('over');
    const addressed = addressedNumber();
    if (!addressed) return;
    visit = new AbortController();
    const learn = (name: string | undefined) => {
      if (!name || names.get(addressed) === name) return;
      names.set(addressed, name);
      changed();
    };
    // Between two user pages the site keeps its heading and changes the text, so the heading of the previous page means
    // nothing.
    const learnNewName = () => {
      const name = shownProfile();
      if (name !== nameBefore) learn(name);
    };
    watchElements(profileName.selector, {found: learnNewName, changed: learnNewName}, visit);
    watchTexts(learnNewName, visit);
    whenQuiet(() => learn(shownProfile()), visit);
  };
  watchAddress(() => watchHeading(shownProfile()), {signal});
  signal.addEventListener('abort', () => visit.abort('over'));
  watchHeading(undefined);
  return {nameOf: addressed => (isNumber(addressed) ? names.get(addressed) : addressed)};
}
