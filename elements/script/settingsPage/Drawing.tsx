import type {Preset} from '#services/settings/presets';

/** A drawing of a page in a style: the site's own parts, and those that are added. Shapes are in a box of 72 x 44. */
const shapes: Readonly<Record<Preset, readonly [site: string, ours: string]>> = {
  calm: ['M6 6h60v4H6zM6 15h38v10H6zM6 29h38v10H6zM49 15h17v24H49z', 'M41 18h3v4h-3z'],
  balanced: [
    'M6 6h60v4H6zM6 15h38v10H6zM6 29h38v10H6zM49 15h17v10H49z',
    'M37 18h7v4h-7zM37 32h7v4h-7zM49 29h17v10H49z',
  ],
  useful: [
    'M6 6h44v4H6zM6 15h26v10H6zM6 29h26v10H6zM49 15h17v4H49z',
    'M53 6h13v4H53zM34 15h12v10H34zM34 29h12v4H34zM34 35h12v4H34zM49 22h17v4H49zM49 29h7v10h-7zM59 29h7v10h-7z',
  ],
  older: ['M6 6h60v4H6zM6 15h38v10H6zM6 29h38v10H6zM49 29h17v10H49z', 'M37 18h7v4h-7zM49 15h17v10H49z'],
  off: ['M6 6h60v4H6zM6 15h38v10H6zM6 29h38v10H6zM49 15h17v24H49z', ''],
};

/** A small drawing of a page in a style, in the colors of the site. */
export const Drawing = ({of}: {of: Preset}) => (
  <svg className="drawing" viewBox="0 0 72 44" aria-hidden="true">
    <path d={shapes[of][0]} />
    <path className="ours" d={shapes[of][1]} />
  </svg>
);
