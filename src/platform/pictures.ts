/** Set only by the loader of the extension (tools/extension/fromFiles.js). */
declare const __PICTURES__: Promise<string> | undefined;

/** The address of the folder with pictures of features; `undefined` in userscripts, which have none. */
export const pictures: Promise<string> | undefined = typeof __PICTURES__ === 'undefined' ? undefined : __PICTURES__;
