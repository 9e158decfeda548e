import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLanguage, languages } from '#languages/index.ts'
import { scriptOf } from '#languages/script-of.ts'
import { fileListPath, offlinePages, slideshowPages, stepPages } from './page-groups.ts'

/** The fields of Vite's manifest that are read here. */
interface BuiltChunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** What every page needs that is not static. */
const GROUND = ['app/entry.client.tsx', 'app/hydrate.tsx', 'app/root.tsx']

const steps = ['who', 'photos', 'message', 'contacts', 'preview', 'save', 'payment', 'share']

interface Kept {
  list: string
  /** Modules that the pages need, with everything they import statically. */
  modules: string[]
  /** Modules whose dynamic imports are included too. */
  whole?: string[]
}

const lists: Kept[] = [
  {
    list: slideshowPages.list,
    // The slideshow closes to the dashboard. With it, closing says that the network is missing instead of doing
    // nothing.
    modules: [
      ...GROUND,
      'app/routes/account/layout.tsx',
      'app/routes/owner/slideshow.tsx',
      'app/routes/owner/dashboard.tsx',
    ],
  },
  {
    list: stepPages.list,
    modules: GROUND,
    whole: ['layout', ...steps].map((name) => `app/routes/creation/${name}.tsx`),
  },
]

/** Workers that the steps start; no import names them. */
const WORKERS = /^assets\/thumbnail-worker-[\w-]+\.js$/

/** Films are requested in parts, which no cache answers, and are larger than all the rest together. */
const FILM = /\.(webm|mp4)$/

/** The font of Arabic names and headings. A device in another language uses its own font for the few there may be. */
const AMIRI = /\/amiri-arabic-[\w-]+\.woff2$/

/** Namespaces of the offline page. */
const OF_OFFLINE_PAGE = /\/(common|offline)\.ts$/

/** Writes the lists of built files that the cached pages need; `cache-pages.ts` downloads them. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async writeBundle({ dir = '' }) {
      const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
      for (const { list, modules, whole = [] } of lists) {
        const files = filesOf(manifest, modules, whole).filter((file) => !FILM.test(file))
        if (whole.length > 0) files.push(...(await workers(dir)))
        for (const language of languages) {
          const taken = [
            ...files.filter((file) => scriptOf(language) === 'Arab' || !AMIRI.test(file)),
            ...translationFiles(manifest, language),
          ]
          await writeFile(join(dir, fileListPath(language, list)), JSON.stringify(taken))
        }
      }
      for (const language of languages) {
        const taken = translationFiles(manifest, language, OF_OFFLINE_PAGE)
        if (taken.length > 0)
          await writeFile(join(dir, fileListPath(language, offlinePages.list)), JSON.stringify(taken))
      }
    },
  }
}

async function workers(dir: string): Promise<string[]> {
  const names = (await readdir(join(dir, 'assets'))).map((name) => `assets/${name}`)
  const found = names.filter((name) => WORKERS.test(name))
  if (found.length === 0) throw new Error('The worker for thumbnails was not built')
  return found.map((name) => `/${name}`)
}

/**
 * Paths of the files with the translations of a language (all, or those that match `some`) and those of the contract.
 * None for English, whose texts are part of the pages' own files.
 *
 * @throws when a language has no translations
 */
export function translationFiles(
  manifest: Record<string, BuiltChunk>,
  language: string,
  some = /./,
): string[] {
  if (language === defaultLanguage) return []
  const spoken = new RegExp(`^languages/${language}/screens/`)
  const modules = Object.keys(manifest).filter((key) => spoken.test(key) && some.test(key))
  if (modules.length === 0) throw new Error(`There are no words in ${language}`)
  return filesOf(manifest, [
    'app/messages/fetch-translations.ts',
    `languages/${language}/calls/index.ts`,
    ...modules,
  ])
}

/**
 * Paths of the files of some modules and of their static imports; for those in `whole`, of their dynamic imports too.
 *
 * @throws when a module was not built
 */
export function filesOf(
  manifest: Record<string, BuiltChunk>,
  modules: string[],
  whole: string[] = [],
): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string, isWhole: boolean) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const imported of chunk.imports ?? []) add(imported, isWhole)
    if (isWhole) for (const imported of chunk.dynamicImports ?? []) add(imported, true)
  }
  const keyOf = (module: string) => {
    // The manifest lists a route by its name and a query.
    const key = Object.keys(manifest).find((one) => one.split('?')[0] === module)
    if (!key) throw new Error(`A kept page needs ${module}, which was not built`)
    return key
  }
  for (const module of modules) add(keyOf(module), false)
  for (const module of whole) add(keyOf(module), true)
  return [...files].sort()
}
