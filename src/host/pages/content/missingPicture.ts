/** Images that have loaded. Failures are not remembered, since a later attempt may succeed. */
const loaded = new Set<string>();

/**
 * Resolves with whether an image fails to load. The page has already requested it, so this normally costs no extra
 * request.
 */
export const isImageMissing = (address: string | undefined): Promise<boolean> =>
  new Promise(resolve => {
    if (address === undefined) return resolve(true);
    if (loaded.has(address)) return resolve(false);
    const probe = new Image();
    probe.addEventListener('error', () => resolve(true), {once: true});
    probe.addEventListener(
      'load',
      () => {
        loaded.add(address);
        resolve(false);
      },
      {once: true},
    );
    probe.src = address;
  });
