import {createStore} from '#domain/value/store';
import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {coverEach} from '#host/dom/cover';
import {isShownScore, scoreSelector, textBesideScore} from '#host/pages/content/scores';
import {watchMediaFacts} from '#host/pages/media/shownFacts';
import {anywhere} from '#host/pages/route';
import {isOptionOn, settingsOfHolds} from '#services/settings/heldBack';
import {text} from '#services/settings/hiddenScoreMessages';
import {hideOwnScores} from '#services/settings/hiddenScores';
import css from './page.css';
import {hideScoreRankings} from './settings';

function labelOf(score: Element) {
  const rest = textBesideScore(score);
  return rest ? text.hiddenBeside(rest) : text.hidden;
}

export default defineFeature({
  id: 'hideScores',
  categories: ['Media', 'Browse', 'Lists', 'Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  settings: [hideScoreRankings, hideOwnScores],
  parts: [
    restyle({name: 'bars', routes: anywhere, css}),
    run({name: 'covers', routes: anywhere}, ({services: {settings, session}, signal, order}) => {
      const options = settings.changesOf([hideScoreRankings, hideOwnScores, ...settingsOfHolds]);
      // The averages of unreleased titles stay visible.
      const status = createStore<string | undefined>(undefined);
      watchMediaFacts(facts => status.set(facts.get('Status')), {signal});
      const coverLabelOf = (node: Element) => {
        const scope = {
          rankings: isOptionOn(settings, hideScoreRankings),
          own: isOptionOn(settings, hideOwnScores),
          ownName: session.userName(),
        };
        return isShownScore(node, scope) ? labelOf(node) : undefined;
      };
      coverEach(scoreSelector(), coverLabelOf, {changes: [options, status, session], signal, order});
    }),
  ],
});
