import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.js', '.css', '.svg', '.wasm'])
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Compresses the client's files once during the build, so that no request has to wait for it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets')
      for (const name of await readdir(folder)) {
        if (!TEXT.has(extname(name))) continue
        await compress(join(folder, name))
      }
    },
  }
}

/** Writes a file's compressed forms beside it, unless it is too small to benefit. */
export async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < 1024) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  const [small, fallback] = await Promise.all([brotli(content, quality), gz(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, fallback)])
}
