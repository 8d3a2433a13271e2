import {collage, cornerOf, croppedTo, linesOf} from '#domain/list/collage';

/** An entry of the collage: its title, and its cover if there is one. */
export interface Tile {
  readonly title: string;
  readonly cover: ImageBitmap | undefined;
}

const margin = 12;
const lineHeight = 28;

function drawTitle(context: CanvasRenderingContext2D, title: string, {x, y}: {x: number; y: number}) {
  const {cellWidth, cellHeight} = collage;
  const width = cellWidth - 2 * margin;
  context.fillStyle = '#ffffff';
  context.font = '600 22px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lines = linesOf(title, width, text => context.measureText(text).width);
  const first = y + cellHeight / 2 - ((lines.length - 1) * lineHeight) / 2;
  for (const [index, line] of lines.entries())
    context.fillText(line, x + cellWidth / 2, first + index * lineHeight, width);
}

/** Draws the covers, and titles for missing ones. */
export function drawCollage(canvas: HTMLCanvasElement, tiles: readonly Tile[]) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const {width, height, cellWidth, cellHeight} = collage;
  context.fillStyle = '#1f2631';
  context.fillRect(0, 0, width, height);
  for (const [index, {title, cover}] of tiles.entries()) {
    const corner = cornerOf(index);
    if (!cover) {
      drawTitle(context, title, corner);
      continue;
    }
    const part = croppedTo(cover.width, cover.height);
    context.drawImage(
      cover,
      ...([part.x, part.y, part.width, part.height] as const),
      ...([corner.x, corner.y, cellWidth, cellHeight] as const),
    );
  }
}
