import {songsAddress, type Song} from '#domain/media/songs';
import type {MediaParams} from '#host/pages/routes';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useOutside} from '#ui/useOutside';
import {songSource} from './songSource';
import {text} from './messages';

function SongRow({song: {title = text.untitled, artists, episodes, video}}: {song: Song}) {
  return (
    <li>
      {video ? (
        <a href={video} target="_blank" rel="noreferrer" title={text.video(title)}>
          {title}
        </a>
      ) : (
        <span className="title">{title}</span>
      )}
      {artists.length ? text.by(artists.join(', ')) : null}
      {episodes ? <span className="episodes">{text.episodes(episodes)}</span> : null}
    </li>
  );
}

function SongList({heading, songs, none}: {heading: string; songs: readonly Song[]; none: string}) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {songs.length ? (
        <ol className="songs ui-card">
          {songs.map(song => (
            <SongRow key={JSON.stringify(song)} song={song} />
          ))}
        </ol>
      ) : (
        <p className="ui-note">{none}</p>
      )}
    </section>
  );
}

/** Openings and endings of the anime, as AnimeThemes lists them. */
export default function SongLists({mediaId}: MediaParams) {
  const answer = useOutside(songSource, songsAddress(mediaId));
  return (
    <AsyncAnswer answer={answer} value={answer.data} texts={{noun: text.noun}} stale="nothing" retry={answer.retry}>
      {({openings, endings}) =>
        openings.length + endings.length ? (
          <div className="lists">
            <SongList heading={text.openings} songs={openings} none={text.noOpenings} />
            <SongList heading={text.endings} songs={endings} none={text.noEndings} />
          </div>
        ) : (
          <p className="ui-note">{text.none}</p>
        )
      }
    </AsyncAnswer>
  );
}
