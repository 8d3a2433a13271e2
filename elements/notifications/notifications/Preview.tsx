import {activitySentence, activityWords} from '#domain/feed/activityWords';
import {excerpt} from '#domain/notification/notificationRules';
import {hasFlaggedWord} from '#domain/media/safeForWork';
import type {Lifetime} from '#services/api/cache/lifetime';
import {safeForWork} from '#services/settings/shared';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {text as answerText} from '#ui/answer/messages';
import {CoverImage} from '#ui/cover/Cover';
import {useTitleOf, type NamedMedia} from '#ui/link/useMediaTitle';
import {HostLink} from '#ui/link/HostLink';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {NoticePreviewDocument, type NoticePreviewQuery} from './preview.generated';
import {text} from './messages';

interface PreviewProps {
  id: number;
  lifetime: Lifetime;
  /** Whether it is the only preview of the group, which leaves room for text. */
  isOnly: boolean;
}

type Activity = NonNullable<NonNullable<NonNullable<NoticePreviewQuery['Page']>['activities']>[number]>;

interface WorkProps {
  id: number;
  /** Has `{media}` in place of the title. */
  sentence: string;
  media: NamedMedia | null | undefined;
  cover: string | null | undefined;
  isOnly: boolean;
}

function MediaPreview({id, sentence, media, cover, isOnly}: WorkProps) {
  const titleOf = useTitleOf();
  const said = sentence.replace('{media}', () => (media ? titleOf(media) : ''));
  return (
    <HostLink to={`/activity/${id}`} className="preview" aria-label={said} title={said}>
      <CoverImage source={cover} />
      {isOnly || !cover ? <span>{said}</span> : null}
    </HostLink>
  );
}

function TextPreview({id, html, isOnly}: {id: number; html: string; isOnly: boolean}) {
  const [isSafe] = useSetting(safeForWork);
  const length = isOnly ? 'words' : 'words short';
  const words = excerpt(html);
  const look = isSafe && hasFlaggedWord(words) ? 'ui-faded' : '';
  return (
    <HostLink to={`/activity/${id}`} className={`preview ${length} ${look}`}>
      {words || text.activity}
    </HostLink>
  );
}

function Known({activity, isOnly}: {activity: Activity; isOnly: boolean}) {
  if ('status' in activity) {
    const {id, status, progress, media} = activity;
    const cover = media?.coverImage?.medium;
    return (
      <MediaPreview
        id={id}
        cover={cover}
        isOnly={isOnly}
        sentence={activitySentence(progress).replace('{words}', () => activityWords(status, progress))}
        media={media}
      />
    );
  }
  const html = 'text' in activity ? activity.text : activity.message;
  return <TextPreview id={activity.id} html={html ?? ''} isOnly={isOnly} />;
}

/** Preview of an activity: the cover and the status line, or the beginning of its text. */
export function Preview({id, lifetime, isOnly}: PreviewProps) {
  const answer = useCachedQuery(NoticePreviewDocument, {id}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data?.Page?.activities?.[0]}
      whileLoading={<span className="preview empty" role="status" aria-label={answerText.loading} />}
      texts={{missing: text.deletedActivity}}
      stale="nothing"
      look="sign"
      signs={{failed: text.noPreview}}
      className="ui-note"
    >
      {activity => <Known activity={activity} isOnly={isOnly} />}
    </AsyncAnswer>
  );
}
