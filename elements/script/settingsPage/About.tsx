import {build} from '#platform/platform';
import {useServices} from '#ui/context';
import {CopyText} from './CopyText';
import {useSection} from './jump';
import {text} from './messages';
import {shellText} from './tabMessages';
import {scriptReport} from './reportText';
import {sectionText} from './sectionMessages';

/** The version, the links, and a report about the whole script. */
export function About() {
  const section = useSection('about');
  const services = useServices();
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="about">
      <h3 id="about">{sectionText.about}</h3>
      <p className="about">
        {text.version} · <a href={build.homepage}>{text.homepage}</a> · <a href={build.repository}>{text.repository}</a>
      </p>
      <p>{shellText.report}</p>
      <div className="ui-row">
        <CopyText about="" text={() => scriptReport(services, navigator.userAgent)} />
        <a href={`${build.repository}/issues/new?template=bug.yml`}>{shellText.issue}</a>
      </div>
    </div>
  );
}
