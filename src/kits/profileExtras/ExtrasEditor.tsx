import {useState, type ReactNode} from 'react';

import {parseAbout, type ProfileExtras} from '#domain/profile/profileExtras';
import {AboutDocument} from '#services/profile/about.generated';
import {aboutLifetime, saveExtras, type SaveResult} from '#services/profile/profile';
import type {Setting} from '#services/settings/handles';
import {Alert} from '#ui/Alert';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {useApi, useElementContext} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken} from '#ui/useHasToken';
import {useIsNear} from '#ui/useIsNear';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {text} from './messages';

interface FieldProps {
  value: string;
  change: (value: string) => void;
}

interface ExtrasEditorProps {
  field: keyof ProfileExtras;
  /** The setting that stores the last saved value. */
  setting: Setting<string>;
  /** Value that means "not set" in the profile; default: the empty string. */
  nothing?: string;
  save: string;
  /** Text for a value that doesn't fit into the profile (rule profiles-3). */
  tooLarge: string;
  /** Text for a save that AniList answers with nothing. */
  saveFailed: string;
  /** The reason why a value must not be written to a public profile; `undefined` if it may. */
  problemOf: (value: string) => string | undefined;
  children: (field: FieldProps) => ReactNode;
}

/** The reason why a value isn't saved. */
function failureOf(last: SaveResult | undefined, {tooLarge, saveFailed}: ExtrasEditorProps): string | undefined {
  if (last?.state === 'tooLong') return tooLarge;
  if (last?.state === 'empty') return saveFailed;
  return last?.state === 'refused' ? text.notSaved(last.error.message) : undefined;
}

interface FormProps extends ExtrasEditorProps {
  userName: string;
  /** Whether the editor is or was near the viewport; the profile is not read before. */
  wasNear: boolean;
}

/** The last saved value is shown while loading, so that the user need not wait. */
const reading = {
  texts: {noun: text.noun},
  silent: ['waiting'],
  stale: 'reason',
} as const;

function Form(props: FormProps) {
  const {userName, wasNear, field, setting, nothing = '', save, problemOf, children} = props;
  const {services} = useElementContext();
  const api = useApi();
  const answer = useCachedQuery(AboutDocument, {name: userName}, aboutLifetime, {when: wasNear});
  const [kept, keep] = useSetting(setting);
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [last, setLast] = useState<SaveResult>();
  const [problem, setProblem] = useState<string>();
  const {data} = answer;
  const online = data && (parseAbout(data.User?.about ?? '').extras[field] ?? nothing);
  const value = typed ?? online ?? kept;
  const failure = failureOf(last, props);
  const submit = async () => {
    if (typed === undefined || saving) return;
    const found = problemOf(typed);
    setProblem(found);
    setLast(undefined);
    if (found !== undefined) return;
    setSaving(true);
    const saved = await saveExtras(services, api, {[field]: typed === nothing ? undefined : typed});
    setSaving(false);
    setLast(saved);
    if (saved.state !== 'saved') return;
    keep(typed);
    setTyped(undefined);
  };
  return (
    <form
      data-unsaved={typed === undefined ? undefined : true}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {children({value, change: setTyped})}
      {problem === undefined ? null : <Alert>{text.notSaved(problem)}</Alert>}
      <div className="ui-row">
        <Button type="submit" variant="primary" disabled={typed === undefined || saving}>
          {save}
        </Button>
      </div>
      <AsyncAnswer answer={answer} value={data} {...reading} />
      {saving ? <WaitNote /> : null}
      <div role="status">
        {saving ? <p className="ui-note">{text.saving}</p> : null}
        {!saving && typed === undefined && last?.state === 'saved' ? <p className="ui-note">{text.saved}</p> : null}
      </div>
      {saving || failure === undefined ? null : <Alert>{failure}</Alert>}
    </form>
  );
}

/**
 * Edits one of the user's own profile extras, which are stored in the about text. Requires the script to be signed in. The
 * profile is read once the editor is near the viewport.
 */
export function ExtrasEditor(props: ExtrasEditorProps) {
  const {services} = useElementContext();
  const signedIn = useHasToken();
  const userName = useSource(services.session, () => services.session.userName());
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [wasNear, setWasNear] = useState(false);
  if (useIsNear(box) && !wasNear) setWasNear(true);
  return (
    <div className="ui-editor" ref={setBox}>
      {signedIn && userName !== undefined ? (
        <Form {...props} userName={userName} wasNear={wasNear} />
      ) : (
        <p className="ui-note">{text.signIn}</p>
      )}
    </div>
  );
}
