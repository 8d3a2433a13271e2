export {ProgressMeter as default} from '../../../src/ui/progressMeter/ProgressMeter';
