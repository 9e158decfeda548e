import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { colour } from '#server/mails/theme.ts'

// The colours of the product stand in app/ui/tokens.css. What cannot read them there repeats them: mails, print, the film,
// and the page of the archive.

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

/** `#fff` and `0xffffff` are `#ffffff`. */
const long = (hex: string) => longOf(hex.replace('0x', '#'))
const longOf = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex).toLowerCase()

const tokens = new Map(
  [...(await read('app/ui/tokens.css')).matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

/** `ink2` is `--ink-2`. */
const tokenOf = (name: string) => name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)

test('mails in light colours have those of the tokens of the same names', () => {
  // The edge of a button: in mails it has no transparency, as --primary-edge has.
  const { primaryLine, ...others } = colour
  const expected = Object.keys(others).map((name) => [name, tokens.get(tokenOf(name))])
  expect(Object.entries(others)).toEqual(expected)
})

test('the page of the archive has the colours of the tokens of the same names', async () => {
  const named = [...(await read('server/modules/archive/site/style.ts')).matchAll(/--([\w-]+): (#[\da-f]+)/g)]
  expect(named.length).toBeGreaterThan(9)
  for (const [, name = '', value = ''] of named) expect(long(value), name).toBe(tokens.get(name))
})

test.each<[path: string, own: string[]]>([
  ['server/modules/archive/site/style.ts', []],
  ['server/adapters/typesetting/templates/parts.ts', []],
  // The ground behind photos, from warm to dark.
  ['server/adapters/typesetting/templates/film.ts', ['#6d5a3f', '#4d3c2e', '#2a2622']],
  ['server/adapters/typesetting/render-film-texts.ts', []],
  ['server/adapters/ffmpeg/picture.ts', []],
  ['contract/brand.ts', []],
])('%s has no colour but those of the tokens and its own', async (path, own) => {
  const used = [...(await read(path)).matchAll(/(?<![\w&])(?:#|0x)(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(
    ([hex]) => long(hex),
  )
  const known = [...tokens.values(), ...own]
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((hex) => !known.includes(hex))).toEqual([])
})
