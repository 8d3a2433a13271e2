import {useState} from 'react';

import {draftKey} from '#domain/feed/draft';
import type {PostEditor} from '#host/pages/feed/postFields';
import {draftsOf} from '#services/drafts/drafts';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useApi, useElementContext} from '#ui/context';
import {RelativeTime} from '#ui/RelativeTime';
import {useToast} from '#ui/toast/useToast';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import type {DraftState} from './state';
import {manageDraft} from './manageDraft';
import {text} from './messages';

const noDraft: DraftState = {state: 'silent'};

/** Watches the editor around the element and returns the state of its draft. */
function useDraft({path, kind, subject, startsEmpty}: PostEditor & {path: string}): DraftState {
  const {services, element} = useElementContext();
  const api = useApi();
  const [draft, setDraft] = useState(noDraft);
  const toast = useToast();
  const userName = useSource(services.session, services.session.userName);
  const key = userName === undefined ? undefined : draftKey(userName, subject ?? path, kind);
  useSignalEffect(
    signal => {
      if (key === undefined) return;
      const discarded = (run: () => void) => toast({text: text.discarded, action: {label: text.undo, run}});
      const drafts = draftsOf(services, api.database);
      manageDraft({element, drafts, key, path, startsEmpty, onState: setDraft, discarded, signal});
      signal.addEventListener('abort', () => setDraft(noDraft));
    },
    [services, api, element, toast, key, path, startsEmpty],
  );
  return draft;
}

/**
 * A note below an editor's field: a draft was restored, a draft is available besides the current text, or the browser
 * cannot store drafts.
 */
export default function DraftNote(props: PostEditor & {path: string}) {
  const draft = useDraft(props);
  if (draft.state === 'silent') return null;
  if (draft.state === 'unkept') return <Alert polite>{text.unkept}</Alert>;
  return (
    <p className="ui-note ui-row">
      <span role="status">{draft.state === 'offered' ? text.offered : text.restored}</span>
      <RelativeTime at={Math.floor(draft.at / 1000)} />
      {draft.state === 'offered' && (
        <Button small onClick={draft.accept}>
          {text.restore}
        </Button>
      )}
      <Button small onClick={draft.discard}>
        {text.discard}
      </Button>
    </p>
  );
}
