/** A busy browser may read the file only some time after the click (ms). FileSaver.js waits as long. */
const readWithin = 40_000;

/** Downloads a text or a picture as a file. */
export function downloadFile(name: string, content: string | Blob, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
