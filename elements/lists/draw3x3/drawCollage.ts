import {cornerOf, fitted, linesOf, pictureSize, type Fit, type Layout} from '#domain/list/collage';

/** An entry of the collage: its title, and its cover if there is one. */
export interface Tile {
  readonly title: string;
  readonly cover: ImageBitmap | undefined;
}

/** The look of a collage. */
export interface Look extends Layout {
  readonly fit: Fit;
  /** The color behind and between the covers, unless they have nothing beside them. */
  readonly color: string;
}

/** Behind a title in a collage without a color. */
const titleColor = '#1f2631';
/** Parts of the width of a cover. */
const [fontPart, marginPart] = [0.095, 0.05];

function drawTitle(context: CanvasRenderingContext2D, title: string, cell: {x: number; y: number} & Layout) {
  const {x, y, width, height} = cell;
  const fontSize = Math.max(8, width * fontPart);
  const most = width * (1 - 2 * marginPart);
  context.fillStyle = titleColor;
  context.fillRect(x, y, width, height);
  context.fillStyle = '#ffffff';
  context.font = `600 ${fontSize}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lineHeight = fontSize * 1.3;
  const lines = linesOf(title, most, text => context.measureText(text).width);
  const first = y + height / 2 - ((lines.length - 1) * lineHeight) / 2;
  for (const [index, line] of lines.entries()) context.fillText(line, x + width / 2, first + index * lineHeight, most);
}

/** Draws the covers, and titles for missing ones. */
export function drawCollage(canvas: HTMLCanvasElement, tiles: readonly Tile[], look: Look) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const {width, height} = pictureSize(look);
  context.clearRect(0, 0, width, height);
  if (look.fit !== 'transparent') {
    context.fillStyle = look.color;
    context.fillRect(0, 0, width, height);
  }
  for (const [index, {title, cover}] of tiles.entries()) {
    const {x, y} = cornerOf(index, look);
    if (!cover) {
      drawTitle(context, title, {...look, x, y});
      continue;
    }
    const {from, to} = fitted(look.fit, cover, look);
    context.drawImage(
      cover,
      ...([from.x, from.y, from.width, from.height] as const),
      ...([x + to.x, y + to.y, to.width, to.height] as const),
    );
  }
}
