import {useRef, useState, type RefObject} from 'react';

import {pictureSize} from '#domain/list/collage';
import type {RowEntry} from '#host/pages/lists/rows';
import type {ApiError} from '#services/api/apiError';
import {text as apiText} from '#services/api/messages';
import {safeForWork} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {downloadFile} from '#ui/downloadFile';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect} from '#ui/useSignalEffect';
import {Alert} from '#ui/Alert';
import {drawCollage, type Look} from './drawCollage';
import {text} from './messages';

interface Drawn {
  readonly missing: number;
  /** The reason why the first of them is missing. */
  readonly reason: string;
}

/** Loads the covers and draws them; `undefined` until it is done. */
function useCollage(canvas: RefObject<HTMLCanvasElement | null>, picks: readonly RowEntry[], look: Look) {
  const {outside} = useApi();
  const [drawn, setDrawn] = useState<Drawn>();
  useSignalEffect(
    signal => {
      const reasons: string[] = [];
      const load = async ({cover, title}: RowEntry) => {
        try {
          if (cover === undefined) throw new Error(apiText.missing);
          const picture = await outside.picture(text.site, cover, {signal});
          return {title, cover: await createImageBitmap(picture)};
        } catch (error) {
          reasons.push((error as ApiError).message);
          return {title, cover: undefined};
        }
      };
      void Promise.all(picks.map(load)).then(tiles => {
        if (signal.aborted || !canvas.current) return;
        drawCollage(canvas.current, tiles, look);
        setDrawn({missing: reasons.length, reason: reasons[0] ?? ''});
      });
    },
    [canvas, picks, look, outside],
  );
  return drawn;
}

/** The finished picture, and a button that saves it as a file. */
export function Picture({picks, look}: {picks: readonly RowEntry[]; look: Look}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useCollage(canvas, picks, look);
  const [isTooLarge, setTooLarge] = useState(false);
  const {width, height} = pictureSize(look);
  const [isSafe] = useSetting(safeForWork);
  const save = () =>
    canvas.current?.toBlob(picture => {
      setTooLarge(!picture);
      if (picture) downloadFile(text.fileName(look.columns, look.rows), picture, 'image/png');
    });
  return (
    <>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className={isSafe ? 'ui-blurred' : undefined}
        role="img"
        aria-label={text.picture(picks.map(({title}) => title).join(', '))}
      />
      <p className="ui-note" role="status">
        {drawn ? (drawn.missing ? text.missing(drawn.missing, drawn.reason) : '') : text.drawing}
      </p>
      <p className="ui-note">{text.size(width, height)}</p>
      {isTooLarge ? <Alert>{text.tooLarge}</Alert> : null}
      <Button variant="primary" busy={!drawn} onClick={save}>
        {text.save}
      </Button>
    </>
  );
}
