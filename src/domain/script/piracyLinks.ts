import {parseUrl} from '../value/parseUrl';
import {nameHash} from './nameHash';

/**
 * Second-level domain names of piracy sites, as of 2026. They are hashed by `tools/hashNames.mjs` so that the
 * names themselves are not shipped.
 */
const piracyHashes: ReadonlySet<number> = new Set([
  0x0f97c91f, 0x15116691, 0x2731df11, 0x37cb4245, 0x3b4e8773, 0x6a847f2c, 0x88b1ef4f, 0x8ae311ce, 0x8f57b5e2,
  0x90209e0f, 0x94bd03b2, 0x9f7e0e48, 0xabd33b40, 0xb07afa60, 0xbb5751d7, 0xc1bfebcb, 0xcb4f7154, 0xfb1b24c5,
]);

/** Second-level domains under which countries register third-level names, as in example.co.uk. */
const sharedSecondLevel = /^(?:co|com|net|org|edu|gov|ac|or|ne)$/;

/**
 * The registered part of a host name: "example" for www.example.com and for example.co.uk. Returns `undefined` for IP
 * addresses and single labels.
 */
export function registeredDomainName(hostname: string): string | undefined {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  const second = labels.at(-2);
  if (second === undefined || /^\d*$/.test(top)) return undefined;
  return top.length === 2 && sharedSecondLevel.test(second) ? (labels.at(-3) ?? second) : second;
}

/**
 * Whether a link leads to a known piracy site, recognised by its second-level domain. `names` holds hashes of
 * registered names.
 */
export function isPiracyLink(href: string | null | undefined, base: string, names = piracyHashes): boolean {
  const url = href ? parseUrl(href, base) : undefined;
  if (!url) return false;
  const {protocol, hostname} = url;
  if (!/^(?:https?|ftp):$/.test(protocol)) return false;
  const name = registeredDomainName(hostname);
  return name !== undefined && names.has(nameHash(name));
}
