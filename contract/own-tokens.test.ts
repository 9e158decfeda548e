import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './index.ts'
import { withoutOwnTokens } from './own-tokens.ts'

const token = `key${'0123456789abcdef'.repeat(2)}`
const link = `https://afterglow.example/view/rosa?i=${token}`

/** As a mail program breaks a long line. */
const folded = (text: string, every: number, end: string) =>
  text.replace(new RegExp(`.{${every}}`, 'g'), (part) => part + end)

test.each([
  ['as it is', link],
  ['alone', token],
  ['in capital letters', token.toUpperCase()],
  ['percent-encoded, twice', encodeURIComponent(encodeURIComponent(link))],
  [
    'rewritten by Outlook',
    `https://eu.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05`,
  ],
  ['rewritten by Proofpoint', `https://urldefense.com/v3/__${link}__;!!AbC!dEf$`],
  [
    'rewritten by Proofpoint before',
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__afterglow.example_view_rosa-3Fi-3D${token}&d=DwM`,
  ],
  ['over two lines', folded(link, 50, '\n')],
  ['over two lines of a quote', folded(link, 44, '\r\n> > ')],
  ['over many lines', folded(link, 7, '\n')],
  ['in quoted-printable', folded(link, 55, '=\r\n')],
  ['with marks that nobody sees', folded(link, 45, '\u200b\u00ad')],
  ['over two lines that became one', folded(link, 50, ' ')],
])('a link %s is none any more', (_name, text) => {
  const cut = withoutOwnTokens(`She sang. ${text} Ana`)
  expect(cut).toMatch(/^She sang\. .*Ana$/s)
  expect(cut.toLowerCase().replace(/[^0-9a-z]/g, '')).not.toMatch(/[0-9a-f]{16}/)
})

test('what is none of ours stays', () => {
  for (const text of [
    'The key: a bad face, a deaf cafe, a dead bee. Ada fed a cab a decade.',
    'https://photos.example/s/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11?key=AF1QipMzR2bSkU0tGv4XwYcZ',
    `sha256 ${'0123456789abcdef'.repeat(4)}`,
  ])
    expect(withoutOwnTokens(text)).toBe(text)
})

test('a text made to take long takes no time', () => {
  for (const part of ['key', 'key>', 'k \u00ad', `key${'a'.repeat(31)}g`, 'key         0'])
    expect(withoutOwnTokens(part.repeat(1_000_000 / part.length)).length).toBeGreaterThan(900_000)
})

/** The strings that a call takes, by their path. */
function* stringsOf(schema: z.core.$ZodType, path: string): Generator<[string, z.core.$ZodType]> {
  if (schema instanceof z.ZodObject)
    for (const [name, part] of Object.entries(schema.shape)) yield* stringsOf(part, `${path}.${name}`)
  else if (schema instanceof z.ZodArray) yield* stringsOf(schema.element, path)
  else if (schema instanceof z.ZodRecord) yield* stringsOf(schema.valueType, path)
  else if (schema instanceof z.ZodUnion) for (const one of schema.options) yield* stringsOf(one, path)
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    yield* stringsOf(schema.def.innerType, path)
  else if (schema instanceof z.ZodPipe && innermost(schema) instanceof z.ZodObject)
    yield* stringsOf(innermost(schema), path)
  else if (schema instanceof z.ZodPipe && innermost(schema) instanceof z.ZodArray)
    yield* stringsOf(innermost(schema), path)
  else yield [path, schema]
}

const innermost = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodPipe ? innermost(schema.def.in) : schema

/** Strings that find or open something, and addresses of people, which only hosts see. */
const noTexts =
  /\.(\w*[tT]oken|captcha|password|currentPassword|email|phone|(share|memorial)?[sS]lug|id|adminUuids|promoCode|code|replaces|revision|(stripe|payment)\w+)$/

test('every text that others than operators send is without our tokens', () => {
  const keep: string[] = []
  for (const { endpoint } of endpoints.filter((one) => one.endpoint.access !== 'operator'))
    for (const [name, schema] of endpoint.body ? stringsOf(endpoint.body, endpoint.path) : [])
      for (const typed of noTexts.test(name)
        ? []
        : [`Sue ${token}`, `https://youtube.com/watch?v=${token}`]) {
        const parsed = z.safeParse(schema, typed)
        if (parsed.success && JSON.stringify(parsed.data ?? null).includes(token)) keep.push(name)
      }
  expect([...new Set(keep)]).toEqual([])
})
