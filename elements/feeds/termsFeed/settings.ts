import {toggle} from '#services/settings/handles';
import {text} from './messages';

/** Whether images load only when the user asks for one. */
export const noPictures = toggle('termsFeedNoImages', {title: text.noPictures, initial: false});
