import { statSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { isLanguage } from '#languages/index.ts'
import { withIsolates } from './isolate.ts'

type Tree = { readonly [key: string]: string | Tree }

/** The messages of one namespace with every string compiled to what `icu-minify/format` reads. */
export function compileMessages(tree: Tree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileMessages(value),
    ]),
  )
}

/**
 * Compiles the catalogue for the browser while building, so that no ICU parser is shipped (5 KB instead of 14
 * for 150 messages). The server keeps the raw messages, and so does development, where the parser also says
 * what is wrong with one.
 *
 * It runs a namespace file in Node to get its values, so such a file may import constants (`brand`) but
 * nothing of the screen.
 */
export function messages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId(source) {
      if (source === 'use-intl/format-message') {
        return this.resolve('use-intl/format-message/format-only', undefined, { skipSelf: true })
      }
    },
    async load(id) {
      const file = id.split('?')[0] ?? id
      const language = /\/languages\/([a-z]+)\/screens\/[^/]+\.ts$/.exec(file.replaceAll(sep, '/'))?.[1]
      if (!isLanguage(language)) return
      const url = pathToFileURL(file)
      // a watched build must not get the module that Node remembers
      url.searchParams.set('changed', String(statSync(file).mtimeMs))
      const namespaces: Record<string, Tree> = await import(/* @vite-ignore */ url.href)
      return Object.entries(namespaces)
        .map(
          ([name, tree]) =>
            `export const ${name} = ${JSON.stringify(compileMessages(withIsolates(language, tree)))}`,
        )
        .join('\n')
    },
  }
}
