import {generate} from 'selfsigned';

const names = [
  'anilist.co',
  '*.anilist.co',
  'localhost',
  'myanimelist.net',
  'api.animethemes.moe',
  'automail.example',
] as const;

/** Creates a certificate for this run. Browsers have to be told to accept it. */
export async function makeCertificate(): Promise<{key: string; cert: string}> {
  const made = await generate([{name: 'commonName', value: 'anilist.co'}], {
    keyType: 'ec',
    curve: 'P-256',
    extensions: [{name: 'subjectAltName', altNames: names.map(value => ({type: 2 as const, value}))}],
  });
  return {key: made.private, cert: made.cert};
}
