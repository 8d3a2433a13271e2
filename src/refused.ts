import {build} from '#platform/platform';
import {showNotice, stopNotice} from './start/stopNotice';
import {runningInstance} from './start/instances';
import {isOutsideOfSite} from './start/outside';
import {text} from './start/messages';

// The minified script starts this in place of `main` where the page forbids evaluating text as code. Nothing else has
// run, and the page stays as it is.
if (!isOutsideOfSite() && !runningInstance()) {
  const reason = text.evaluationForbidden(build.installPage);
  console.error(`${build.name}: ${reason}`);
  showNotice(`${text.stopped} ${reason}`, stopNotice());
}
