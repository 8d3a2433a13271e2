export {prepare, StatusScore as default} from '../../../src/ui/statusScore/StatusScore';
