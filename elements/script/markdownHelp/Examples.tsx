import {HostLink} from '#ui/link/HostLink';
import {MarkdownView} from '#ui/html/MarkdownView';
import {examples, type Example} from './ways';
import {RichText} from '#ui/RichText';
import {text} from './messages';

function Row({source, shows}: Example) {
  return (
    <tr>
      <td>
        <code>{source}</code>
      </td>
      <td>{shows ?? <MarkdownView source={source} />}</td>
    </tr>
  );
}

/** A table of markdown source and the rendered result. */
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
