import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { type Browser, browsersOf } from '../bundle/promised.ts'

/** Browsers of package.json as MDN's data calls them: those of phones have lines of their own. */
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
 * @param statements all that goes by one name: whoever has one of them is taken to have it; nothing known, nobody lacks it
 */
export function lacking(statements: CompatStatement[]): BrowserName[] {
  if (statements.length === 0) return []
  return promised
    .filter(({ key, version }) => !statements.some(({ support }) => isIn(support[key], version)))
    .map(({ key }) => key)
}

/** Behind a flag, under another name and with a prefix do not count; half of it does, since data say little of which. */
function isIn(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined, version: string) {
  if (!support) return true
  return [support].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name || one.version_added === 'preview') return false
    const isThere = one.version_added !== false && isUpTo(one.version_added, version)
    return isThere && !(one.version_removed && isUpTo(one.version_removed, version))
  })
}

/** Whether `16.4` is `16.4` or less; `≤37` is some version up to 37. */
function isUpTo(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  for (let place = 0; place < 3; place++) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** All that goes by one name in what scripts may use. */
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

/** What stands in no object: `fetch`, `OffscreenCanvas`, `Intl`. */
export const globals = new Names()
/** What stands in a known one: `Promise.try`, `Intl.Segmenter`, `URL.canParse`, `navigator.wakeLock`. */
export const members = new Names()
/** Methods by their names, whatever they are called on: `union`, `startViewTransition`. */
export const methods = new Names()

/** Objects that are there under a name of their own. */
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

/** What is in these is asked for by their name, and seen there. */
const namespaces = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'Symbol', 'Temporal', 'WebAssembly']

/** Objects that nobody has without naming them, which is seen: their methods are called like many others. */
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
    // One word may be anybody's method: `run`, `drop`, `retry`. Two in one are a browser's, as a rule.
    if (/[A-Z]/.test(own)) methods.add(own, part)
  }
}

/** What MDN's data know of style sheets. */
export const css = data.css
