import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite calls what this module exports before each `import()` of a built file. */
const VITE_HELPER = '\0vite/preload-helper.js'

/** What a page with the router begins with. It has loaded most of it, and is reloaded where the rest does not come. */
const BEGINNING = /^assets\/hydrate-/

const OURS = join(import.meta.dirname, '../../app/import-fetched.ts')

/**
 * Makes a failed `import()` succeed at the next try: each file is fetched before it is imported (app/import-fetched.ts,
 * docs/decisions/0043). Vite tells the helper which files an import needs; those that the importing file has loaded
 * itself are left out.
 */
export function fetchedImports(): Plugin {
  const loadedWith = new Map<string, ReadonlySet<string>>()
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed, { hostId }) => {
            if (BEGINNING.test(file)) return []
            // Vite lists nothing where a file needs no other.
            const all = needed.length > 0 ? needed : [file]
            return all.filter((one) => !loadedWith.get(hostId)?.has(one))
          },
        },
      },
    }),
    transform: (code) => (THEN.test(code) ? { code: apartFromThen(code), map: null } : null),
    load: (id) =>
      id === VITE_HELPER ? `export { importFetched as __vitePreload } from ${JSON.stringify(OURS)}` : null,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const importsOf = (file: string) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? chunk.imports : []
        }
        for (const file of Object.keys(bundle)) loadedWith.set(file, closure(file, importsOf))
      },
    },
  }
}

const THEN = /\bimport\(([^()]*)\)(?=\s*\.then\()/

/**
 * Keeps Vite from putting what follows `import(…).then(` into the function that it hands to its helper, which would not
 * be called where a file cannot be fetched: neither would the second function of `then`.
 */
export const apartFromThen = (code: string): string =>
  code.replace(new RegExp(THEN, 'g'), 'Promise.resolve(import($1))')

/** A file and everything it imports statically, directly or not. */
function closure(file: string, importsOf: (file: string) => string[]): ReadonlySet<string> {
  const all = new Set([file])
  for (const one of all) for (const needed of importsOf(one)) all.add(needed)
  return all
}
