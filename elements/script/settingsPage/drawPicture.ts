/**
 * Draws a picture at its natural size. It is given as the base64 of a WebP file; an invalid one leaves the canvas
 * empty.
 */
export async function drawPicture(canvas: HTMLCanvasElement, base64: string) {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/webp'})).catch(() => undefined);
  if (!bitmap) return;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}
