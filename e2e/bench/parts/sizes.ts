import type {Bench} from '../bench';
import {sizesOf} from '../sizes';

/** Lists how many bytes of the readable file each library, feature and part of src has. */
export async function listSizes({note}: Bench) {
  for (const {group, total, rows} of sizesOf()) {
    note(`${group}: ${total.toLocaleString('en')} bytes`);
    for (const [name, bytes] of rows) note(`${bytes.toLocaleString('en').padStart(11)}  ${name}`);
  }
}
