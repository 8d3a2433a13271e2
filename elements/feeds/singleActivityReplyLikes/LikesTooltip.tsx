export {LikesTooltip as default} from '#kits/likes/LikesTooltip';
