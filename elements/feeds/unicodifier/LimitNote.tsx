import {useState} from 'react';

import {excessOfEmoji, type Excess} from '#domain/feed/postLimit';
import {findHostEditor} from '#host/pages/feed/postEditor';
import type {PostEditor} from '#host/pages/feed/postFields';
import {useElementContext} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {text} from './messages';

/** Whether a text is a reply to an activity, new or edited; replies in the forum are longer. */
const isReply = (kind: string, subject: string | undefined) =>
  kind === 'reply' ? !subject?.startsWith('/forum/') : subject?.startsWith('reply ') === true;

/** A line below an editor's field whose text is too long only because of its emoji. */
export default function LimitNote({kind, subject}: PostEditor) {
  const {element} = useElementContext();
  const [excess, setExcess] = useState<Excess>();
  const limited = isReply(kind, subject) ? 'reply' : 'post';
  useSignalEffect(
    signal => {
      const look = () => setExcess(editor && excessOfEmoji(editor.text(), limited));
      const editor = findHostEditor(element, look, {signal});
      look();
    },
    [element, limited],
  );
  if (!excess) return null;
  return (
    <p className="ui-note" role="status">
      {text.tooLong(excess.length, excess.limit)}
    </p>
  );
}
