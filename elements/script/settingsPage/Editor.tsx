import {Suspense, use} from 'react';

import type {FeatureInfo} from '#services/features';
import {loadOnce} from '#ui/loadOnce';
import {text} from '#ui/answer/messages';

type Load = NonNullable<FeatureInfo['editor']>;

function LoadedEditor({load}: {load: Load}) {
  const {default: Shown} = use(loadOnce(load));
  return <Shown />;
}

/** A feature's own editor for its data, loaded when its row shows it. */
export function Editor({feature: {id, editor}}: {feature: FeatureInfo}) {
  if (!editor) return null;
  return (
    <div className="editor" data-editor={id}>
      <Suspense fallback={<p>{text.loading}</p>}>
        <LoadedEditor load={editor} />
      </Suspense>
    </div>
  );
}
