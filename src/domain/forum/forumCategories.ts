/** Colours of the forum's 16 categories by id, as used by the site. */
const colours: Readonly<Record<number, string>> = {
  1: 'rgb(0, 170, 255)',
  2: 'rgb(76, 175, 80)',
  3: 'rgb(75, 179, 185)',
  4: 'rgb(75, 179, 185)',
  5: 'rgb(103, 58, 183)',
  7: 'rgb(78, 163, 230)',
  8: 'rgb(0, 150, 136)',
  9: 'rgb(96, 125, 139)',
  10: 'rgb(36, 36, 169)',
  11: 'rgb(251, 71, 30)',
  12: 'rgb(239, 48, 81)',
  13: 'rgb(233, 30, 99)',
  15: 'rgb(184, 90, 199)',
  16: 'rgb(255, 152, 0)',
  17: 'rgb(121, 85, 72)',
  18: 'rgb(43, 76, 105)',
};

/** The share of linear light in a channel of sRGB (0 to 255). */
function linear(channel: number) {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Black or white, whichever has the better contrast (as defined by WCAG) with a colour written as `rgb(r, g, b)`. */
export function textColourOn(colour: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000' : '#fff';
}

/** The colour of a forum category; grey for categories that are not in the table. */
export const categoryColour = (id: number): string => colours[id] ?? 'rgb(96, 125, 139)';
