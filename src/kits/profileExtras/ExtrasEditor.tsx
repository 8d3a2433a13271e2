import {useId, useState, type ReactNode} from 'react';

import {parseAbout, type ProfileExtras} from '#domain/profile/profileExtras';
import type {ApiError} from '#services/api/apiError';
import {text as apiText} from '#services/api/messages';
import {extrasTarget} from '#services/outbox/kinds/account';
import {AboutDocument} from '#services/profile/about.generated';
import {changedAbout, type ExtrasChange} from '#services/profile/aboutText';
import {aboutLifetime} from '#services/profile/profile';
import type {Setting} from '#services/settings/handles';
import {Alert} from '#ui/Alert';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useApi, useElementContext} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken} from '#ui/useHasToken';
import {useIsNear} from '#ui/useIsNear';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {OnHoldNote} from '../outboxNote/OnHoldNote';
import {useOnHold} from '../outboxNote/useOnHold';
import {text} from './messages';

interface FieldProps {
  value: string;
  change: (value: string) => void;
  /** Id of the hint below the field. */
  describedBy: string;
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
  /** A sentence on what the value may be and who sees it. */
  hint: ReactNode;
  children: (field: FieldProps) => ReactNode;
}

/** State of the last save; the reason if it failed. */
type Save = {readonly is: 'idle' | 'saving' | 'saved'} | {readonly is: 'failed'; readonly reason: string};

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

/** The user's own extra in a change that is still in the outbox, and why that is on hold. */
function useHeld(field: keyof ProfileExtras, nothing: string) {
  const held = useOnHold(extrasTarget, true);
  const change = held?.write.payload as ExtrasChange | undefined;
  return held && change && field in change ? {...held, value: change[field] ?? nothing} : undefined;
}

type HintedFieldProps = Omit<FieldProps, 'describedBy'> & Pick<ExtrasEditorProps, 'hint' | 'children'>;

/** The field, and the hint below it. */
function HintedField({hint, children, ...field}: HintedFieldProps) {
  const describedBy = useId();
  return (
    <>
      {children({...field, describedBy})}
      <p className="ui-note" id={describedBy}>
        {hint}
      </p>
    </>
  );
}

function Form(props: FormProps) {
  const {userName, wasNear, field, setting, nothing = '', save, problemOf, hint, children} = props;
  const {writes, read} = useApi();
  const answer = useCachedQuery(AboutDocument, {name: userName}, aboutLifetime, {when: wasNear});
  const [kept, keep] = useSetting(setting);
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState<Save>({is: 'idle'});
  const {data} = answer;
  const about = data && (data.User?.about ?? '');
  const online = about === undefined ? undefined : (parseAbout(about).extras[field] ?? nothing);
  const held = useHeld(field, nothing);
  const value = typed ?? held?.value ?? online ?? kept;
  const isSaving = last.is === 'saving';
  const submit = async () => {
    if (typed === undefined || isSaving) return;
    const change = {[field]: typed === nothing ? null : typed};
    const problem = problemOf(typed);
    if (problem !== undefined) return setLast({is: 'failed', reason: text.notSaved(problem)});
    if (changedAbout(about ?? '', change) === undefined) return setLast({is: 'failed', reason: props.tooLarge});
    setLast({is: 'saving'});
    const base = online === undefined ? undefined : {[field]: online === nothing ? null : online};
    try {
      await writes.add('saveExtras', change, {base, seenAt: answer.at}).done;
      keep(typed);
      const options = {lifetime: aboutLifetime, priority: 'person', refetch: true} as const;
      await read(AboutDocument, {name: userName}, options).catch(() => undefined);
      setTyped(now => (now === typed ? undefined : now));
      setLast({is: 'saved'});
    } catch (error) {
      const {message} = error as ApiError;
      setLast({is: 'failed', reason: message === apiText.unusable ? props.saveFailed : text.notSaved(message)});
    }
  };
  return (
    <form
      data-unsaved={typed === undefined ? undefined : true}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <HintedField value={value} change={setTyped} hint={hint}>
        {children}
      </HintedField>
      <div className="ui-row">
        <Button type="submit" variant="primary" disabled={typed === undefined || isSaving}>
          {save}
        </Button>
      </div>
      <AsyncAnswer answer={answer} value={data} {...reading} />
      {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
      <div role="status">
        {isSaving && !held?.reason ? <p className="ui-note">{text.saving}</p> : null}
        {last.is === 'saved' && typed === undefined ? <p className="ui-note">{text.saved}</p> : null}
      </div>
      {last.is === 'failed' ? <Alert>{last.reason}</Alert> : null}
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
