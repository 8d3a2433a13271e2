import type {BrowserContext} from '@playwright/test';

/** Converts a PNG to a WebP of a width in pixels, in a page of a context. */
export async function asWebp(context: BrowserContext, png: Buffer, width: number): Promise<Uint8Array> {
  const blank = await context.newPage();
  const webp = await blank.evaluate(
    async ([picture, wide]) => {
      const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(wide, (bitmap.height * wide) / bitmap.width);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({type: 'image/webp', quality: 0.6});
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png.toString('base64'), width] as const,
  );
  await blank.close();
  return Uint8Array.from(webp);
}
