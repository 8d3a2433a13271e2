export {ProgressMeter as default} from '#ui/progressMeter/ProgressMeter';
