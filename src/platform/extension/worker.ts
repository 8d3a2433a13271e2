// The background of the extension: requests to the other sites on the list, without cookies, and a link to the
// settings.
import {bodyOf} from '../boundedBody';
import {release} from '../release';
import {failureOf, isAllowed} from '../crossOrigin';
import {browserApi} from './browserApi';
import {readRequest, type OutsideFetch, type OutsideResult} from './protocol';

const {action, permissions, runtime} = browserApi();

/** Bytes as base64, in slices, since the number of arguments of a function is limited. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

async function fetched({address, timeout, limit, as}: OutsideFetch): Promise<OutsideResult> {
  if (!isAllowed(address, release.crossOrigin)) return {failure: 'moved'};
  // In Firefox the user can revoke the permission.
  if (!(await permissions.contains({origins: [`${new URL(address).origin}/*`]}))) return {failure: 'notGranted'};
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, {credentials: 'omit', referrerPolicy: 'no-referrer', signal});
    if (!isAllowed(response.url, release.crossOrigin)) return {failure: 'moved'};
    // A character takes at most four bytes.
    const bytes = await bodyOf(response, as === 'text' ? limit * 4 : limit);
    if (!bytes) return {failure: 'tooLarge'};
    const {status, headers} = response;
    if (as === 'picture') return {status, type: headers.get('content-type') ?? '', base64: base64Of(bytes)};
    const text = new TextDecoder().decode(bytes);
    return text.length > limit ? {failure: 'tooLarge'} : {status, text};
  } catch (cause) {
    return {failure: failureOf(cause)};
  }
}

runtime.onMessage.addListener((message, sender, answer) => {
  const read = sender.id === runtime.id ? readRequest(message) : undefined;
  if (read?.request.op !== 'fetch') return false;
  void fetched(read.request).then(answer);
  return true;
});

action.onClicked.addListener(() => void runtime.openOptionsPage());
