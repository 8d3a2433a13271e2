import {HostLink} from '#ui/link/HostLink';
import {HtmlView} from '#ui/html/HtmlView';
import {examples, type Example} from './exampleRows';
import {RichText} from '#ui/RichText';
import {text} from './messages';

const Row = ({source, html, shows}: Example) => (
  <tr>
    <td>
      <code>{source}</code>
    </td>
    <td>{html === undefined ? shows : <HtmlView html={html} />}</td>
  </tr>
);

/** A table of markdown source and its rendering by AniList. */
export default function Examples() {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.youWrite}</th>
            <th scope="col">{text.itShows}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(example => (
            <Row key={example.source} {...example} />
          ))}
        </tbody>
      </table>
      <p>
        <RichText text={text.guide} parts={{link: <HostLink to="/forum/thread/6125">{text.guideLink}</HostLink>}} />
      </p>
    </>
  );
}
