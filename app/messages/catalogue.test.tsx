import compile from 'icu-minify/compile'
import { renderToStaticMarkup } from 'react-dom/server'
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatRaw from 'use-intl/format-message'
import formatCompiled from 'use-intl/format-message/format-only'
import { describe, expect, it } from 'vitest'
import { screens as en } from '#languages/en/screens/index.ts'
import { languages, localeOf } from '#languages/index.ts'
import { formats, timeZone } from './formats.ts'
import { MessagesProvider, useTranslations } from './index.tsx'
import { messagesIn, type Placeholder, placeholdersOf } from './testing.ts'
import { compileMessages } from './vite-plugin.ts'

type Values = NonNullable<Parameters<typeof formatRaw>[2]>
type Value = Values[string]

/** Between them, whole numbers of every plural category of every language. */
const counts = [0, 1, 2, 3, 11, 100, 1_000_000]

const valuesFor: Record<Placeholder['kind'], (part: Placeholder) => Value[]> = {
  argument: () => ['Zoë & Sons'],
  number: () => [0.46, 1234],
  tag: () => [(chunks) => `<${String(chunks)}>`],
  select: ({ branches }) => branches,
  plural: () => counts,
}

/** Values that between them take every branch of a message. */
function samples(parts: Placeholder[]): (Values | undefined)[] {
  if (parts.length === 0) return [undefined]
  const given = new Map<string, Value[]>()
  // An argument may be written as text and counted too: the one that counts decides.
  for (const part of parts)
    if (!given.has(part.name) || part.kind === 'plural') given.set(part.name, valuesFor[part.kind](part))
  const most = Math.max(...[...given.values()].map((values) => values.length))
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries([...given].map(([name, values]) => [name, values[i % values.length] ?? ''])),
  )
}

const cache = _createCache()
const formatters = _createIntlFormatters(cache)

describe.each(languages)('every message in %s', (language) => {
  const options = { cache, formatters, globalFormats: formats, locale: localeOf(language), timeZone }

  it('says the same on the server and compiled for the browser', () => {
    for (const [key, message] of messagesIn(language)) {
      const compiled = compile(message)
      for (const values of samples(placeholdersOf(message)))
        expect([key, formatCompiled(key, compiled, values, options)]).toEqual([
          key,
          formatRaw(key, message, values, options),
        ])
    }
  })
})

it('every branch of a message is taken in the check above', () => {
  const message =
    '{n, plural, =0 {none of {name}} one {# from <b>{who}</b>} other {#}} {kind, select, a {A} other {B}}'
  expect(
    placeholdersOf(message)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['b', 'kind', 'n', 'name', 'who'])
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
