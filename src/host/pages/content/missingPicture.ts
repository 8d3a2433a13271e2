/** Those that came. One that did not may still come. */
const came = new Set<string>();

/** Whether a picture does not come. The browser has asked for it already: asking again costs nothing. */
export const isMissing = (address: string | undefined): Promise<boolean> =>
  new Promise(resolve => {
    if (address === undefined) return resolve(true);
    if (came.has(address)) return resolve(false);
    const probe = new Image();
    probe.addEventListener('error', () => resolve(true));
    probe.addEventListener('load', () => {
      came.add(address);
      resolve(false);
    });
    probe.src = address;
  });
