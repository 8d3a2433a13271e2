import {ApiError} from '../api/apiError';
import {text} from './messages';

/** The error of a write that is made while the script is signed out. */
export const signedOutError = () => new ApiError('refused', text.signedOut);

/** The error of a write that is made while script and site are signed in to different accounts. */
export const wrongAccountError = () => new ApiError('refused', text.wrongAccount);
