import type {ProfileExtras} from '#domain/profile/profileExtras';
import {watch} from '#domain/value/watch';
import type {UserParams} from '#host/pages/routes';
import {editableSheet} from '#host/dom/sheets';
import {safeForWork} from '#services/settings/shared';
import type {Visit} from '#feature/part';

/** Creates the style sheet of a profile from its extras; it may be fetched from another address. */
export type StyleOf = (extras: ProfileExtras, signal: AbortSignal) => string | Promise<string>;

/**
 * Styles a user's pages according to their profile, except in safe-for-work mode. Lasts as long as the visit.
 * @throws (rejects) if the style sheet cannot be created.
 */
export function styleProfile(
  {params, services, featureId, order, signal}: Visit<UserParams>,
  styleOf: StyleOf,
): Promise<void> {
  const adopt = editableSheet({signal, order});
  const restyle = async (isSafe: boolean, own: AbortSignal) => {
    adopt('');
    if (isSafe) return;
    // The API and its cache are heavy, so they are loaded by the first page that needs them.
    const {profileExtras} = await import('#services/profile/profile');
    const css = await styleOf(await profileExtras(services.apiFor(featureId), params.userName), own);
    if (!own.aborted) adopt(css);
  };
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve());
    watch(
      services.settings.changesOf([safeForWork]),
      () => services.settings.get(safeForWork),
      (isSafe, own) => void restyle(isSafe, own).catch((error: unknown) => own.aborted || reject(error as Error)),
      {signal},
    );
  });
}
