import { readFileSync } from 'node:fs'
import { project } from './project.mjs'

/**
 * Whether node_modules has what package-lock.json requires, by content: a checkout changes only dates. Without `tools`,
 * development dependencies may be missing, as in a trimmed production image.
 */
export function isInstalled({ tools }) {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional, dev }]) => {
    // The first entry is the project itself.
    if (path === '') return true
    if (present[path]) return present[path].version === version
    // Optional packages may be for other platforms.
    return optional === true || (!tools && (dev === true || devOptional === true))
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(project + file, 'utf8')).packages
  } catch {
    return undefined
  }
}
