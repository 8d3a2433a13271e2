interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Promise<string>;
}

/** The files that the current test has saved, in place of the browser's downloads. */
export function useSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const {createObjectURL} = URL;
  let blob: Blob | undefined;
  const decode = (bytes: ArrayBuffer) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  const keep = (event: MouseEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !blob) return;
    event.preventDefault();
    // `text()` of a blob drops the byte order mark.
    saved.push({name: link.download, type: blob.type, content: blob.arrayBuffer().then(decode)});
  };
  // A link that is not in the page does not bubble to it, so its own method is replaced.
  const {click} = HTMLAnchorElement.prototype;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = made => {
      blob = made as Blob;
      return createObjectURL(made);
    };
    HTMLAnchorElement.prototype.click = function () {
      this.addEventListener('click', keep, {once: true});
      click.call(this);
    };
  });
  afterEach(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });
  return saved;
}
