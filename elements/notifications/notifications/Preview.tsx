import {excerpt} from '#domain/notification/notificationRules';
import {chooseTitle, type Titles} from '#domain/media/title';
import type {Lifetime} from '#services/api/cache/lifetime';
import {titleLanguage} from '#services/settings/shared';
import {HostLink} from '#ui/link/HostLink';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {NoticePreviewDocument, type NoticePreviewQuery} from './preview.generated';
import {text as apiText} from '#services/api/messages';
import {text} from './messages';

interface PreviewProps {
  id: number;
  lifetime: Lifetime;
  /** Whether it is the only preview of the group, which leaves room for text. */
  isOnly: boolean;
}

type Activity = NonNullable<NonNullable<NonNullable<NoticePreviewQuery['Page']>['activities']>[number]>;

/** The beginning of a status line as the site words it, such as "Watched episode 3 of". */
function statusWords(status: string | null | undefined, progress: string | null | undefined) {
  const words = [status, progress, progress ? text.of : undefined].filter(Boolean).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface WorkProps {
  id: number;
  words: string;
  title: Titles;
  cover: string | null | undefined;
  isOnly: boolean;
}

function MediaPreview({id, words, title, cover, isOnly}: WorkProps) {
  const [language] = useSetting(titleLanguage);
  const said = `${words} ${chooseTitle(title, language)}`;
  return (
    <HostLink to={`/activity/${id}`} className="preview" aria-label={said} title={said}>
      {cover ? <img src={cover} alt="" loading="lazy" /> : null}
      {isOnly || !cover ? <span>{said}</span> : null}
    </HostLink>
  );
}

function Known({activity, isOnly}: {activity: Activity; isOnly: boolean}) {
  if ('status' in activity) {
    const {id, status, progress, media} = activity;
    const cover = media?.coverImage?.medium;
    return <MediaPreview {...{id, cover, isOnly, words: statusWords(status, progress), title: media?.title ?? {}}} />;
  }
  const source = 'text' in activity ? activity.text : activity.message;
  return (
    <HostLink to={`/activity/${activity.id}`} className={isOnly ? 'preview words' : 'preview words short'}>
      {excerpt(source ?? '') || text.activity}
    </HostLink>
  );
}

/** Preview of an activity: the cover and the status line, or the beginning of its text. */
export function Preview({id, lifetime, isOnly}: PreviewProps) {
  const answer = useCachedQuery(NoticePreviewDocument, {id}, lifetime);
  const [activity] = answer.data?.Page?.activities ?? [];
  if (activity) return <Known activity={activity} isOnly={isOnly} />;
  if (answer.state === 'loading')
    return <span className="preview empty" role="status" aria-label={text.previewLoading} />;
  if (answer.state === 'waiting') return <span className="ui-note" title={apiText.waiting} children="…" />;
  if (answer.state === 'failed' && answer.error.kind !== 'missing')
    return <span className="ui-note" title={answer.error.message} children={text.noPreview} />;
  return <span className="ui-note">{text.deletedActivity}</span>;
}
