/** Downloads a text or a picture as a file. */
export function downloadFile(name: string, content: string | Blob, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By the next task the download holds its own reference to the data.
  setTimeout(() => URL.revokeObjectURL(address));
}
