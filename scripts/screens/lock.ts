import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '#app/routes.ts'
import { project } from '../lib/project.mjs'
import type { PlacedScene } from './scenes/all.ts'

/** The record of a screen that was checked and had no fault (docs/decisions/0183). */
interface CheckedScreen {
  title: string
  /** Address at opening and when checked, without what identifies a memorial or person. */
  opened: string
  path: string
  /** Of all its sources. */
  digest: string
}

/** By `part: name`. */
export type Lock = Record<string, CheckedScreen>

const LOCK = join(project, 'scripts/screens/lock.json')
/** Sources of every page. */
const SHELL = ['app/root.tsx', 'app/entry.client.tsx', 'app/entry.server.tsx', 'app/page-assets.tsx']
/** Sources that imports do not show: library versions, the build, and the styles in `global.css`. */
const FOR_ALL = [
  'package-lock.json',
  'vite.config.ts',
  ...['base', 'fonts', 'plain', 'tokens'].map((name) => `app/ui/${name}.css`),
]

export const nameOf = ({ part, name }: { part: string; name: string }) => `${part}: ${name}`

/** An address without what identifies a memorial or person. */
export function screenOf(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .replace(/^\/view\/[^/]+/, '/view/:slug')
    .replaceAll(/\/(?:[\da-f-]{36}|pi_\w+|[\w-]{43})(?=\/|$)/g, '/:id')
}

export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(LOCK, 'utf8').catch(() => '{}'))
}

/** Sorted by name, so that changes are easy to read and merge. */
export async function writeLock(lock: Lock): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(LOCK, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The present sources: which files a scene at given addresses is made from. */
export class Sources {
  readonly #imports: ReadonlyMap<string, string[]>
  readonly #bytesOf: (file: string) => Promise<Uint8Array>
  readonly #hashes = new Map<string, Promise<string>>()

  /** @param imports our own files that each file imports */
  constructor(
    imports: ReadonlyMap<string, string[]>,
    bytesOf = (file: string): Promise<Uint8Array> => readFile(join(project, file)),
  ) {
    this.#imports = imports
    this.#bytesOf = bytesOf
  }

  static async read(): Promise<Sources> {
    const { stdout } = await promisify(execFile)(
      join(project, 'node_modules/.bin/depcruise'),
      ['app', 'scripts/screens', '--output-type', 'json'],
      { cwd: project, maxBuffer: 256 * 1024 * 1024 },
    )
    const { modules } = JSON.parse(stdout) as {
      modules: {
        source: string
        dependencies: { resolved: string; couldNotResolve: boolean; coreModule: boolean }[]
      }[]
    }
    return new Sources(
      new Map(
        modules.map(({ source, dependencies }) => [
          source,
          dependencies
            .filter(
              (one) => !one.couldNotResolve && !one.coreModule && !one.resolved.startsWith('node_modules/'),
            )
            .map(({ resolved }) => resolved),
        ]),
      ),
    )
  }

  /** @param addresses of the screen at opening and when checked */
  async digestOf(scene: PlacedScene, addresses: readonly string[]): Promise<string> {
    const reached = new Set<string>()
    const pending = [...SHELL, scene.file, ...addresses.flatMap(routeModules)]
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (reached.has(file)) continue
      reached.add(file)
      pending.push(...(this.#imports.get(file) ?? []))
    }
    // Source files import the English messages; the build replaces them by the reader's language.
    const { language } = scene
    if (language)
      for (const file of this.#imports.keys())
        if (file.startsWith(`languages/${language}/screens/`)) reached.add(file)
    const hash = createHash('sha256')
    for (const file of [...FOR_ALL, ...[...reached].sort()])
      hash.update(`${file}\0${await this.#hashOf(file)}\0`)
    return hash.digest('base64url').slice(0, 16)
  }

  #hashOf(file: string): Promise<string> {
    const known = this.#hashes.get(file)
    if (known) return known
    const read = this.#bytesOf(file).then((bytes) => createHash('sha256').update(bytes).digest('hex'))
    this.#hashes.set(file, read)
    return read
  }
}

/** The modules of the route at an address, including its layouts. */
function routeModules(address: string): string[] {
  const table = routes as unknown as (RouteObject & { file: string })[]
  return (matchRoutes(table, address) ?? []).map(({ route }) => `app/${route.file}`)
}
