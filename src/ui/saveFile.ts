/** Gives the person a file of text to keep. */
export function saveFile(name: string, text: string, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the text by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
