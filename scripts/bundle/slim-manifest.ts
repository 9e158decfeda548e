import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { compress } from './precompress.ts'

const BEGINNING = 'window.__reactRouterManifest='

const Manifest = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
})

/**
 * Removes the imports of each route's module from the browser's route manifest: only prefetching links read them, and
 * there are none. They were more than half of the file, which every first load waits for (docs/decisions/0043).
 */
export function slimManifest(): Plugin {
  return {
    name: 'slim-manifest',
    apply: 'build',
    // React Router writes the manifest during the server build.
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', '../client/assets')
      const name = (await readdir(folder)).find((one) => /^manifest-.*\.js$/.test(one))
      if (!name) throw new Error('The route manifest is not among the assets any more')
      const path = join(folder, name)
      await writeFile(path, withoutImports(await readFile(path, 'utf8')))
      await compress(path)
    },
  }
}

function withoutImports(script: string): string {
  if (!script.startsWith(BEGINNING)) throw new Error('The route manifest begins in another way than before')
  const manifest = Manifest.parse(JSON.parse(script.slice(BEGINNING.length).replace(/;\s*$/, '')))
  for (const route of Object.values(manifest.routes)) route.imports = []
  return `${BEGINNING}${JSON.stringify(manifest)};`
}
