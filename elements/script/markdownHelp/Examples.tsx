import {HostLink} from '#ui/link/HostLink';
import {MarkdownView} from '#ui/html/MarkdownView';
import {examples, type Example} from './ways';

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
            <th scope="col">You write</th>
            <th scope="col">It shows</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(example => (
            <Row key={example.source} {...example} />
          ))}
        </tbody>
      </table>
      <p>
        The site’s own guide: <HostLink to="/forum/thread/6125">Markdown guide</HostLink>
      </p>
    </>
  );
}
