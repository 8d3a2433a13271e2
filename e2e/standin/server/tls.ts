import {createHash, X509Certificate} from 'node:crypto';
import {generate} from 'selfsigned';
import {installHost} from './installGuide';

const names = ['anilist.co', '*.anilist.co', 'localhost', 'myanimelist.net', 'api.animethemes.moe', installHost];

/** Creates a certificate for this run. Browsers have to be told to accept it, for example by the hash of its public key (SHA-256, base64). */
export async function makeCertificate(): Promise<{key: string; cert: string; hash: string}> {
  const made = await generate([{name: 'commonName', value: 'anilist.co'}], {
    keyType: 'ec',
    curve: 'P-256',
    extensions: [{name: 'subjectAltName', altNames: names.map(value => ({type: 2 as const, value}))}],
  });
  const publicKey = new X509Certificate(made.cert).publicKey.export({type: 'spki', format: 'der'});
  return {key: made.private, cert: made.cert, hash: createHash('sha256').update(publicKey).digest('base64')};
}
