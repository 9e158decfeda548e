import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exceptions } from './exceptions.ts'
import type { Finding } from './finding.ts'
import { findInScript } from './script-findings.ts'
import { findInSheet } from './sheet-findings.ts'

/** A built file. */
interface BuiltFile {
  name: string
  text: string
}

/** @param folder of the client build */
export function builtFiles(folder: string): BuiltFile[] {
  const paths = globSync('**/*.{js,mjs,css}', { cwd: folder })
  return paths.map((path) => ({ name: basename(path), text: readFileSync(join(folder, path), 'utf8') }))
}

/**
 * Features in built files that a promised browser lacks (package.json), and unused exceptions; one line each, empty
 * when all is well.
 */
export function faultsIn(files: BuiltFile[]): string[] {
  const unused = new Set(exceptions)
  const faults = files.flatMap(({ name, text }) => {
    const findings = name.endsWith('.css') ? findInSheet(text) : findInScript(text)
    return findings.flatMap((finding) => {
      const exception = exceptions.find(({ feature }) => feature === finding.feature)
      if (exception) unused.delete(exception)
      const isFine = exception && (!exception.asked || exception.asked.test(text))
      return isFine ? [] : [said(name, finding)]
    })
  })
  return [
    ...new Set(faults),
    ...[...unused].map(({ feature }) => `exceptions.ts: nothing uses ${feature} any more`),
  ]
}

const said = (name: string, { feature, lacking, excerpt }: Finding) =>
  `${name}: ${feature}${lacking.length > 0 ? `, which ${lacking.join(', ')} lack` : ''}: ${excerpt}`
