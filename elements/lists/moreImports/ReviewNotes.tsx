import {missingLists} from './files/planEntry';
import type {LoadedFile} from './files/loadFile';
import {leftOutText} from './files/messages';
import {Alert} from '#ui/Alert';
import {useServices} from '#ui/context';
import type {ListType} from '#services/lists/ownList';
import {MissingLists} from './MissingLists';
import {text} from './messages';

interface NotesProps {
  loaded: LoadedFile;
  /** Age of the list in days, if it deserves a warning. */
  age: number | undefined;
  type: ListType;
  /** Called with the names of all custom lists once the missing ones are created. */
  madeLists: (all: readonly string[]) => void;
}

/** Notes about a file that the user should read before importing it (rule import-11). */
export function ReviewNotes({loaded: {imported, otherListCount, whole}, age, type, madeLists}: NotesProps) {
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
      {otherListCount ? (
        <p className="ui-note">
          {type === 'ANIME' ? text.ofMangaList(otherListCount) : text.ofAnimeList(otherListCount)}
        </p>
      ) : null}
      <MissingLists names={missing} type={type} made={madeLists} />
      {leftOut.length ? (
        <details>
          <summary>{text.leftOut(leftOut.length)}</summary>
          <ul className="ui-list">
            {leftOut.slice(0, 200).map(({title, reason}, index) => (
              <li key={index}>{text.leftOutRow(title || text.untitledRow, leftOutText[reason])}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
