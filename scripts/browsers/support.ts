import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { type Browser, browsersOf } from '../bundle/browser-targets.ts'

/** The browsers of package.json as MDN's data names them: mobile versions are separate. */
const dataNames: Record<string, BrowserName[]> = {
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  samsung: ['samsunginternet_android'],
}

const promised = browsersOf('promised').flatMap(({ name, version }: Browser) =>
  (dataNames[name] ?? []).map((key) => ({ key, version })),
)

/**
 * The promised browsers that lack something.
 *
 * @param statements all features of one name: a browser with one of them counts as having it; for an unknown name no
 * browser lacks it
 */
export function lacking(statements: CompatStatement[]): BrowserName[] {
  if (statements.length === 0) return []
  return promised
    .filter(({ key, version }) => !statements.some(({ support }) => isIn(support[key], version)))
    .map(({ key }) => key)
}

/** A flag, another name or a prefix does not count; partial support does, since the data rarely say which part. */
function isIn(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined, version: string) {
  if (!support) return true
  return [support].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name || one.version_added === 'preview') return false
    const isThere = one.version_added !== false && isUpTo(one.version_added, version)
    return isThere && !(one.version_removed && isUpTo(one.version_removed, version))
  })
}

/** Whether one version is at most the other; `≤37` is some version up to 37. */
function isUpTo(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  for (let place = 0; place < 3; place++) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** Features by name that scripts may use. */
class Names {
  readonly #statements = new Map<string, CompatStatement[]>()

  get(name: string): CompatStatement[] | undefined {
    return this.#statements.get(name)
  }

  add(name: string, { __compat: statement }: Identifier) {
    if (!statement) return
    const known = this.#statements.get(name)
    if (known) known.push(statement)
    else this.#statements.set(name, [statement])
  }
}

const partsOf = (place: Identifier) =>
  Object.entries(place).filter(([name]) => /^[A-Za-z]\w*$/.test(name)) as [string, Identifier][]

/** Globals: `fetch`, `OffscreenCanvas`, `Intl`. */
export const globals = new Names()
/** Members of known objects: `Promise.try`, `Intl.Segmenter`, `URL.canParse`, `navigator.wakeLock`. */
export const members = new Names()
/** Methods by name, on any object: `union`, `startViewTransition`. */
export const methods = new Names()

/** Objects that exist under a global name. */
const instances: Record<string, string> = {
  Window: 'window',
  Navigator: 'navigator',
  Document: 'document',
  Location: 'location',
  History: 'history',
  Performance: 'performance',
  Screen: 'screen',
  Crypto: 'crypto',
  CacheStorage: 'caches',
}

/** Their members are used through the namespace's name, and found there. */
const namespaces = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'Symbol', 'Temporal', 'WebAssembly']

/** Objects that are only created by their name, which is found: their method names are too common. */
const named = ['AsyncDisposableStack', 'DisposableStack', 'SuppressedError']

for (const [name, place] of partsOf(data.javascript.builtins as Identifier)) {
  globals.add(name, place)
  addBuiltin(name, place)
}
addBuiltin('WebAssembly', data.webassembly.api as Identifier)

function addBuiltin(path: string, place: Identifier) {
  const isNamespace = namespaces.includes(path)
  for (const [name, part] of partsOf(place)) {
    members.add(`${path}.${name}`, part)
    if (isNamespace) addBuiltin(`${path}.${name}`, part)
    else if (!named.includes(path) && !path.startsWith('Temporal.')) methods.add(name, part)
  }
}

for (const [name, place] of partsOf(data.api)) {
  globals.add(name, place)
  for (const [full, part] of partsOf(place)) {
    if (full.endsWith('_event') || /_(?!static$)/.test(full)) continue
    const own = full.replace(/_static$/, '')
    if (own !== full) members.add(`${name}.${own}`, part)
    if (name === 'Window') globals.add(own, part)
    const instance = instances[name]
    if (instance) members.add(`${instance}.${own}`, part)
    // A single word may be anybody's method: `run`, `drop`, `retry`. A compound name is usually a browser's.
    if (/[A-Z]/.test(own)) methods.add(own, part)
  }
}

/** MDN's data of style sheets. */
export const css = data.css
