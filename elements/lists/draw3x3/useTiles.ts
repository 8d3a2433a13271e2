import {useEffect, useEffectEvent, useRef, useState} from 'react';

import type {RowEntry} from '#host/pages/lists/rows';
import {toApiError} from '#services/api/apiError';
import {text as apiText} from '#services/api/messages';
import {useApi} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import type {Tile} from './drawCollage';
import {text} from './messages';

interface Loaded {
  readonly key: string;
  readonly tiles: readonly Tile[];
  /** The reasons why covers are missing. */
  readonly reasons: readonly string[];
}

/**
 * The picked entries with their covers; `undefined` until these have loaded. Each cover is loaded once, whatever the look
 * of the collage, and its memory is freed when it is no longer picked.
 */
export function useTiles(picks: readonly RowEntry[]): Loaded | undefined {
  const {outside} = useApi();
  const bitmaps = useRef(new Map<string, ImageBitmap>());
  const [loaded, setLoaded] = useState<Loaded>();
  const key = picks.map(({mediaId, cover}) => `${mediaId} ${cover}`).join('\n');
  const bitmapOf = async (address: string, signal: AbortSignal) => {
    const known = bitmaps.current.get(address);
    if (known) return known;
    const bitmap = await createImageBitmap(await outside.picture(text.site, address, {signal}));
    if (signal.aborted) bitmap.close();
    else bitmaps.current.set(address, bitmap);
    return bitmap;
  };
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const reasons: string[] = [];
    const tileOf = async ({cover, title}: RowEntry): Promise<Tile> => {
      try {
        if (cover === undefined) throw new Error(apiText.missing);
        return {title, cover: await bitmapOf(cover, signal)};
      } catch (error) {
        reasons.push(toApiError(error).message);
        return {title, cover: undefined};
      }
    };
    const tiles = await Promise.all(picks.map(tileOf));
    if (signal.aborted) return;
    for (const [address, bitmap] of bitmaps.current)
      if (!picks.some(({cover}) => cover === address) && bitmaps.current.delete(address)) bitmap.close();
    setLoaded({key, tiles, reasons});
  });
  useSignalEffect(signal => void load(signal), [key]);
  useEffect(() => {
    const {current} = bitmaps;
    return () => {
      for (const bitmap of current.values()) bitmap.close();
      current.clear();
    };
  }, []);
  return loaded?.key === key ? loaded : undefined;
}
