export {prepare, StatusScore as default} from '#kits/statusScore/StatusScore';
