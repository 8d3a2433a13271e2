import {build} from 'esbuild';
import {fileURLToPath} from 'node:url';

/** The script for the page: only the product's outbox. */
export async function bundleHarness(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('./writesHarness.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}
