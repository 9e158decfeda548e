import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesPath } from './places.ts'

/** What of Vite's manifest is read here. */
export interface BuiltChunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/**
 * Modules that the slideshow takes without a network, with everything they import: its page, and the dashboard
 * that it closes to, so that closing says what is missing instead of doing nothing.
 */
const MODULES = [
  'app/entry.client.tsx',
  'app/hydrate.tsx',
  'app/root.tsx',
  'app/routes/account/layout.tsx',
  'app/routes/owner/slideshow.tsx',
  'app/routes/owner/dashboard.tsx',
]

/** Writes the list of built files that the slideshow needs, for `keep-page.ts` to bring onto the device. */
export function slideshowFiles(): Plugin {
  return {
    name: 'slideshow-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async writeBundle({ dir = '' }) {
      const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
      await writeFile(join(dir, filesPath), JSON.stringify(filesOf(manifest, MODULES)))
    },
  }
}

/** Paths of the files of some modules and of all they import at once. A module that was not built is a mistake. */
export function filesOf(manifest: Record<string, BuiltChunk>, modules: string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const module of modules) {
    // A route is built under its name and a query.
    const key = Object.keys(manifest).find((one) => one.split('?')[0] === module)
    if (!key) throw new Error(`The slideshow needs ${module}, which was not built`)
    add(key)
  }
  return [...files].sort()
}
