import {standIn} from '../standIn';
import {watchCreation} from './creation';
import {watchStructure} from './structure';
import {watchWrites} from './writes';

// Before anything else of the host runs, so that every node of the app is known as the host's own.
if (standIn().guard !== false) {
  watchCreation();
  watchStructure();
  watchWrites();
}
