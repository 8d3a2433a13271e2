import {aliasPath, type AliasPair} from '#domain/media/titleAlias';
import {HostLink} from '#ui/link/HostLink';
import {RichText} from '#ui/RichText';
import {text} from './editorMessages';

/** The title and the address as they will be shown. */
export function AliasPreview({pair: [prefix, title]}: {pair: AliasPair}) {
  const path = aliasPath(prefix, title) ?? prefix;
  const parts = {
    title: (
      <HostLink to={path}>
        <bdi>{title}</bdi>
      </HostLink>
    ),
    address: <code>{path}</code>,
  };
  return (
    <p className="ui-note">
      <RichText text={text.preview} parts={parts} />
    </p>
  );
}
