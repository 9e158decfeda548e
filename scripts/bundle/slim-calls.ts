import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = resolve(import.meta.dirname, '../../contract') + sep

/** Marks the original module. */
const WHOLE = '?whole'

/**
 * Reduces calls in the browser to method and path: `call` (app/lib/api.ts) reads nothing else. The schemas of body and
 * answer, and zod with them, were a fifth of what the first step loads, and the slowest to start. They are left out,
 * unless a screen imports a schema by name (docs/decisions/0043).
 *
 * It runs a module of the contract in Node to find out which of its exports are calls, as the catalogue's plugin does.
 */
export function slimCalls(): Plugin {
  return {
    name: 'slim-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async resolveId(source, importer) {
      if (source.endsWith(WHOLE)) return { id: source, moduleSideEffects: false }
      const isInside = importer?.startsWith(contract) ?? false
      if (!isInside && !source.startsWith('#contract/')) return
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found?.id.startsWith(contract) || !found.id.endsWith('.ts')) return found
      // Imports within the contract get the original module.
      const isWhole = isInside && (await callsIn(found.id)).size > 0
      return { id: isWhole ? found.id + WHOLE : found.id, moduleSideEffects: false }
    },
    async load(id) {
      if (!id.startsWith(contract)) return
      const file = id.replace(WHOLE, '')
      if (file !== id) return { code: await readFile(file, 'utf8'), moduleType: 'ts' }
      const calls = await callsIn(file)
      if (calls.size > 0) return slim(file, calls, Object.keys(await run(file)))
    },
  }
}

type Address = { method: string; path: string }

/** The exports of a contract module, by running it. */
const run = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(file).href)

async function callsIn(file: string): Promise<Map<string, Address>> {
  const calls = Object.entries(await run(file)).filter((entry): entry is [string, Address] =>
    isCall(entry[1]),
  )
  return new Map(calls)
}

const isCall = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** The calls of a module as addresses, and its other exports from the original. */
export function slim(file: string, calls: ReadonlyMap<string, Address>, names: string[]): string {
  const others = names.filter((name) => !calls.has(name))
  return [
    ...[...calls].map(
      ([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`,
    ),
    others.length > 0 && `export { ${others.join(', ')} } from ${JSON.stringify(file + WHOLE)}`,
  ]
    .filter(Boolean)
    .join('\n')
}
