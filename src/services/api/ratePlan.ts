import {rateWindow} from '#platform/platform';
import type {RatePlan} from './rateState';

/**
 * Initial rate limit. The API documents 90 calls a minute but really allows 30, and other scripts share them. Its burst
 * limit is not published; at most 18 calls in ten seconds are known to pass.
 */
export const ratePlan: RatePlan = {
  limit: 25,
  burst: 4,
  // Read at each use: the client may be created before the stand-in's page has named its window.
  get window() {
    return rateWindow();
  },
  get interval() {
    return (rateWindow() * 0.7) / 60;
  },
};
