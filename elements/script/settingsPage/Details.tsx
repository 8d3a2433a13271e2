import {use, useEffect, useRef, Suspense} from 'react';

import type {FeatureInfo} from '#services/features';
import {loadOnce} from '#ui/loadOnce';
import {drawPicture} from './drawPicture';
import {text} from './messages';

type Load = NonNullable<FeatureInfo['preview']>;

/** Uses a canvas, because a strict policy of the page forbids images from data URLs. */
function Picture({load, name}: {load: Load; name: string}) {
  const {default: bytes} = use(loadOnce(load));
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void drawPicture(canvas.current, bytes);
  }, [bytes]);
  return <canvas ref={canvas} role="img" aria-label={name} />;
}

/** The full description of a feature, with a picture, its id and its address. */
export function Details({feature: {id, extendedDescription, preview, title}}: {feature: FeatureInfo}) {
  return (
    <div className="long">
      {extendedDescription ? <p>{extendedDescription}</p> : null}
      {preview ? (
        <Suspense fallback={null}>
          <Picture load={preview} name={text.picture(title)} />
        </Suspense>
      ) : null}
      <p className="id">
        <code>{id}</code> · <a href={`#${id}`}>{text.linkToSetting}</a>
      </p>
    </div>
  );
}
