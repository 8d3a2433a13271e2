import {standIn} from '../standIn';
import {watchCreation} from './creation';
import {watchStructure} from './structure';
import {watchWrites} from './writes';

// Must run before all other host code, so that every node of the app is known as the host's own.
if (standIn().guard !== false) {
  watchCreation();
  watchStructure();
  watchWrites();
}
