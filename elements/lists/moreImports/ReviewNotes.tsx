import {missingLists} from './files/planEntry';
import type {LoadedFile} from './files/loadFile';
import {ProblemList} from './ProblemList';
import type {ReviewRow} from './files/review';
import {Alert} from '#ui/Alert';
import {useServices} from '#ui/context';
import type {ListType} from '#services/lists/ownList';
import {MissingLists} from './MissingLists';
import {text} from './importMessages';

interface NotesProps {
  loaded: LoadedFile;
  rows: readonly ReviewRow[];
  /** Age of the list in days, if it deserves a warning. */
  age: number | undefined;
  type: ListType;
  /** Called with the names of all custom lists once the missing ones are created. */
  madeLists: (all: readonly string[]) => void;
}

/** Notes about a file that the user should read before importing it (rule import-11). */
export function ReviewNotes({loaded: {imported, otherListCount, whole}, rows, age, type, madeLists}: NotesProps) {
  const {session} = useServices();
  const {userName, leftOut, entries} = imported;
  const own = session.userName() ?? '';
  const isOther = userName !== undefined && userName.toLowerCase() !== own.toLowerCase();
  const missing = missingLists(
    entries.map(({values}) => values),
    whole.options,
  );
  return (
    <>
      {isOther ? <Alert kind="warning">{text.wrongUser(userName, own)}</Alert> : null}
      {age === undefined ? null : <Alert kind="warning">{text.old(age)}</Alert>}
      {whole.cut ? <Alert kind="warning">{text.cutList(whole.cut.missingCount)}</Alert> : null}
      {otherListCount ? (
        <p className="ui-note">
          {type === 'ANIME' ? text.ofMangaList(otherListCount) : text.ofAnimeList(otherListCount)}
        </p>
      ) : null}
      <MissingLists names={missing} type={type} made={madeLists} />
      <ProblemList rows={rows} leftOut={leftOut} />
    </>
  );
}
