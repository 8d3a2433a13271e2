import type {ProfileExtras} from '#domain/profile/profileExtras';
import {watch} from '#domain/value/watch';
import type {UserParams} from '#host/pages/routes';
import {editableSheet} from '#host/dom/sheets';
import {safeForWork} from '#services/settings/shared';
import type {Visit} from '#feature/part';

/** Builds the style sheet from a profile's extras; it may fetch it from elsewhere. */
export type StyleOf = (extras: ProfileExtras, signal: AbortSignal) => string | Promise<string>;

/**
 * Styles a member's pages according to their profile, except in safe-for-work mode (rule profiles-7). Lasts as long
 * as the visit.
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
    // The API and its cache are heavy, so only the first page that needs them loads them.
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
