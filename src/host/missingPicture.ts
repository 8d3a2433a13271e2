/** Whether a picture does not come. The browser has asked for it already: asking again costs nothing. */
export const isMissing = (address: string | undefined): Promise<boolean> =>
  new Promise(resolve => {
    if (address === undefined) return resolve(true);
    const probe = new Image();
    probe.addEventListener('error', () => resolve(true));
    probe.addEventListener('load', () => resolve(false));
    probe.src = address;
  });
