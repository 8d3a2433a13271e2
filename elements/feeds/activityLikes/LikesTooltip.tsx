export {LikesTooltip as default} from '../../../src/ui/likes/LikesTooltip';
