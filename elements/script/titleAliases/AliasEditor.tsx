import {isMediaAlias, type AliasPair} from '#domain/media/titleAlias';
import {titleAliases} from '#services/settings/shared';
import {useSetting} from '#ui/useSetting';
import {AliasRow} from './AliasRow';
import {AliasText} from './AliasText';
import {NewAlias} from './NewAlias';
import {text} from './editorMessages';

/** Maximum number of rows. Longer lists are edited as text. */
const maxRows = 100;

/** The editor for the aliases: a row for each of a media item, a row to add one, and all as text. */
export default function AliasEditor() {
  const [stored, save] = useSetting(titleAliases);
  const replace = (index: number, ...pairs: AliasPair[]) => save(stored.toSpliced(index, 1, ...pairs));
  const rows = [...stored.entries()].filter(([, pair]) => isMediaAlias(pair)).slice(0, maxRows);
  const moreCount = stored.length - rows.length;
  return (
    <div className="ui-editor">
      {rows.length ? (
        <ul className="ui-list ui-editor-rows" aria-label={text.list}>
          {rows.map(([index, pair]) => (
            <AliasRow
              key={`${index} ${pair[0]}`}
              pair={pair}
              change={changed => replace(index, changed)}
              remove={() => replace(index)}
            />
          ))}
        </ul>
      ) : null}
      <NewAlias stored={stored} add={pair => save([...stored, pair])} />
      {moreCount ? <p className="ui-note">{text.more(moreCount)}</p> : null}
      <details>
        <summary className="ui-chevron">{text.asText}</summary>
        <AliasText />
      </details>
    </div>
  );
}
