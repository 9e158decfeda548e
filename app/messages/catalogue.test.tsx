import compile from 'icu-minify/compile'
import { renderToStaticMarkup } from 'react-dom/server'
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatRaw from 'use-intl/format-message'
import formatCompiled from 'use-intl/format-message/format-only'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { formats, locale, timeZone } from './formats.ts'
import { MessagesProvider, useTranslations } from './index.tsx'
import { compileMessages } from './vite-plugin.ts'

type Tree = { readonly [key: string]: string | Tree }
type Values = NonNullable<Parameters<typeof formatRaw>[2]>
type Value = Values[string]

const leaves = (tree: Tree, path: string[] = []): [key: string, message: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value, [...path, key]),
  )

/** The kinds of node in a compiled message (icu-minify/compile). */
const [POUND, SELECT, PLURAL, ORDINAL] = [0, 1, 2, 3]

/** For each argument of a compiled message, values that between them take every branch. */
function argumentsOf(nodes: unknown, found = new Map<string, Value[]>()): Map<string, Value[]> {
  if (!Array.isArray(nodes)) return found
  for (const node of nodes) {
    if (!Array.isArray(node)) continue
    const [name, kind, branches] = node
    const branching = kind === SELECT || kind === PLURAL || kind === ORDINAL
    if (kind === undefined) found.set(name, ['Zoë & Sons'])
    else if (kind === SELECT) found.set(name, Object.keys(branches))
    else if (branching) found.set(name, [0, 1, 2, 5, 1234])
    else if (typeof kind === 'number' && kind !== POUND) found.set(name, [0.46, 1234])
    else found.set(name, [(chunks) => `<${String(chunks)}>`])
    if (branching) for (const branch of Object.values(branches)) argumentsOf(branch, found)
    else argumentsOf(node.slice(1), found)
  }
  return found
}

function samples(found: Map<string, Value[]>): (Values | undefined)[] {
  if (found.size === 0) return [undefined]
  const most = Math.max(...[...found.values()].map((values) => values.length))
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries([...found].map(([name, values]) => [name, values[i % values.length] ?? ''])),
  )
}

const cache = _createCache()
const options = { cache, formatters: _createIntlFormatters(cache), globalFormats: formats, locale, timeZone }

describe('every message', () => {
  it.each(leaves(en))('%s says the same on the server and compiled for the browser', (key, message) => {
    const compiled = compile(message)
    for (const values of samples(argumentsOf(compiled)))
      expect(formatCompiled(key, compiled, values, options)).toEqual(formatRaw(key, message, values, options))
  })

  it('takes every branch of a message in the check above', () => {
    const message =
      '{n, plural, =0 {none of {name}} one {# from <b>{who}</b>} other {#}} {kind, select, a {A} other {B}}'
    expect([...argumentsOf(compile(message)).keys()].sort()).toEqual(['b', 'kind', 'n', 'name', 'who'])
  })
})

describe('compileMessages', () => {
  it('keeps the tree and compiles the leaves', () => {
    expect(compileMessages({ a: { plain: 'Back', named: 'Hello {name}' } })).toEqual({
      a: { plain: 'Back', named: ['Hello ', ['name']] },
    })
  })
})

describe('MessagesProvider', () => {
  const { common, landing } = en

  function Words() {
    return `${useTranslations('common')('back')}, ${useTranslations('landing')('title')}`
  }

  it('adds inner namespaces to those of the outer one', () => {
    const html = renderToStaticMarkup(
      <MessagesProvider messages={{ common }}>
        <MessagesProvider messages={{ landing }}>
          <Words />
        </MessagesProvider>
      </MessagesProvider>,
    )
    expect(html).toBe(`${common.back}, ${landing.title}`)
  })
})
