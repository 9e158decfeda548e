import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The engines that tests run in, and the Debian packages that they need. */

const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** Finds WebKitGTK's MiniBrowser, which is in a folder named after the machine's architecture. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .flatMap((name) =>
      ['4.1', '6.0', '4.0'].map((api) => join(libraries, name, `webkit2gtk-${api}/MiniBrowser`)),
    )
    .find((file) => existsSync(file))
}

export const firefox = () => onPath('firefox-esr', 'firefox')
export const webkitDriver = () => onPath('WebKitWebDriver')
export const xvfb = () => onPath('Xvfb')
export { miniBrowser }

const packages = {
  firefox: ['firefox-esr'],
  webkit: [
    'webkit2gtk-driver',
    'xvfb',
    ...['base', 'good', 'bad'].map((set) => `gstreamer1.0-plugins-${set}`),
  ],
}

/** A line that says what to install where an engine is missing; '' where nothing is missing. */
export function whatIsMissing(): string {
  const missing = [
    ...(firefox() ? [] : packages.firefox),
    ...(webkitDriver() && miniBrowser() && xvfb() ? [] : [...packages.webkit, 'gstreamer1.0-libav']),
  ]
  return missing.length
    ? `An engine is missing: apt-get install --no-install-recommends ${missing.join(' ')}`
    : ''
}
