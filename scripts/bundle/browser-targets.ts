import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Browserslist names, as in package.json, and the build's names for them; null: use its Chromium. */
const targetNames: Record<string, string | null> = {
  safari: 'safari',
  ios_saf: 'ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  samsung: null,
}

const Package = z.object({ browserslist: z.record(z.enum(['promised', 'reading']), z.array(z.string())) })

/** The oldest supported version of one browser. */
export interface Browser {
  name: string
  version: string
}

/**
 * The oldest browsers of a list in package.json, the only place that names them (docs/browsers.md).
 *
 * @param list `promised`: everything works. `reading`: a memorial looks right.
 */
export function browsersOf(list: 'promised' | 'reading'): Browser[] {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return Package.parse(JSON.parse(file)).browserslist[list].map(read)
}

function read(line: string): Browser {
  const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
  if (!(name in targetNames))
    throw new Error(`browserslist in package.json: "${line}" is not like "safari >= 16.4"`)
  return { name, version }
}

/** The build's targets: `['safari16.4', 'chrome111', …]`. */
export function targetsOf(list: 'promised' | 'reading'): string[] {
  return browsersOf(list).flatMap(({ name, version }) => {
    const target = targetNames[name]
    return target ? [target + version] : []
  })
}
