import {useLayoutEffect, useRef, useState} from 'react';

import {pictureSize} from '#domain/list/collage';
import type {RowEntry} from '#host/pages/lists/rows';
import {safeForWork} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {downloadFile} from '#ui/downloadFile';
import {useSetting} from '#ui/useSetting';
import {Alert} from '#ui/Alert';
import {drawCollage, type Look} from './drawCollage';
import {text} from './messages';
import {useTiles} from './useTiles';

/** The finished picture, and a button that saves it as a file. */
export function Picture({picks, look}: {picks: readonly RowEntry[]; look: Look}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const loaded = useTiles(picks);
  useLayoutEffect(() => {
    if (canvas.current && loaded) drawCollage(canvas.current, loaded.tiles, look);
  }, [loaded, look]);
  const [refused, setRefused] = useState<Look>();
  const reason = loaded?.reasons[0];
  const {width, height} = pictureSize(look);
  const [isSafe] = useSetting(safeForWork);
  const save = () =>
    canvas.current?.toBlob(picture => {
      setRefused(picture ? undefined : look);
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
        {loaded ? (reason === undefined ? '' : text.missing(loaded.reasons.length, reason)) : text.drawing}
      </p>
      <p className="ui-note">{text.size(width, height)}</p>
      {refused === look ? <Alert>{text.tooLarge}</Alert> : null}
      <Button variant="primary" busy={!loaded} onClick={save}>
        {text.save}
      </Button>
    </>
  );
}
