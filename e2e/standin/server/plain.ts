import {crc32, deflateSync} from 'node:zlib';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([word(data.length), named, word(crc32(named))]);
}

const rows = new Map<string, Buffer>();

/** The rows of a picture in which every pixel, of one bit, is 0. */
function emptyRows(width: number, height: number): Buffer {
  const key = `${String(width)} ${String(height)}`;
  const found = rows.get(key) ?? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  rows.set(key, found);
  return found;
}

/** A PNG of one colour (`#rrggbb`): to a browser it is a small part of the work that a drawn picture is. */
export function plainPicture(colour: string, width: number, height: number): Buffer {
  // One bit a pixel, by palette.
  const header = Buffer.concat([word(width), word(height), Buffer.from([1, 3, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colour.slice(1), 'hex')),
    chunk('IDAT', emptyRows(width, height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
