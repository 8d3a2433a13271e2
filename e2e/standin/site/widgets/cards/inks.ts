/** The hue of a hex colour in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (!spread) return 210;
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return Math.round(sixth * 60);
}

/** The colours of a card, derived from the colour of its cover. */
export function inksOf(colour: string | null | undefined): Record<string, string> {
  const hue = /^#[0-9a-f]{6}$/i.test(colour ?? '') ? hueOf(colour ?? '') : 210;
  return {
    '--media-text': `hsl(${hue}, 55%, 55%)`,
    '--media-background': `hsl(${hue}, 60%, 70%)`,
    '--media-background-text': `hsl(${hue}, 60%, 17%)`,
    '--media-overlay-text': `hsl(${hue}, 80%, 85%)`,
  };
}
