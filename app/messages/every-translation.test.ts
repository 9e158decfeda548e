import { describe, expect, it } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { calls as en } from '#languages/en/calls/index.ts'
import { type Language, languages, localeOf } from '#languages/index.ts'
import type { Messages } from '#languages/texts.ts'
import { messagesIn, otherLanguages, type Placeholder, placeholdersOf } from './testing.ts'

const english = messagesIn('en')

/** What a translation takes must be what the code gives; branches of a plural are each language's own. */
const taken = (message: string) =>
  [
    ...new Set(
      placeholdersOf(message).map(({ name, kind, branches }) => {
        if (kind === 'tag') return `<${name}>`
        return kind === 'select' ? `${name}: ${branches.toSorted().join(', ')}` : name
      }),
    ),
  ].sort()

/** The categories of whole numbers below a million, as many as a memorial ever counts; `=0` stands in for `zero`. */
function categoriesIn(locale: string): Set<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(locale)
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
}

const exact = { zero: '=0', one: '=1', two: '=2' } as Record<string, string>

/** Whether anything of a message is left without its arguments, its tags and the product's name. */
const hasWords = (message: string) =>
  /\p{L}/u.test(message.replaceAll(/\{\w+(, \w+)*\}|<\/?\w+>|Afterglow/g, ''))

/** What a language says of itself. */
const sameAsEnglish = async (language: Language): Promise<string[]> =>
  (await import(`../../languages/${language}/same-as-english.ts`)).sameAsEnglish

describe.each(otherLanguages)('every message in %s', (language) => {
  const messages = messagesIn(language)
  const categories = categoriesIn(localeOf(language))

  it('is there, and none that English does not have', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('calls a button by what is written on it, for whoever speaks to it', () => {
    const plain = (message: string) => message.replaceAll(/[^\p{L}\p{N} ]/gu, '').toLowerCase()
    const off = [...messages].filter(([key, name]) => {
      const written = messages.get(key.replace(/Named$/, ''))
      return key.endsWith('Named') && written && !plain(name).includes(plain(written))
    })
    expect(off).toEqual([])
  })

  it('takes the same as in English, or leaves out a currency that its amounts name themselves, or has names for decades', () => {
    const others = [...english].filter(([key, message]) => {
      const here = taken(messages.get(key) ?? '')
      const there = taken(message)
      const isNamed = String(here.filter((one) => !one.startsWith('decade: '))) === String(there)
      return (
        ![String(there), String(there.filter((one) => one !== 'currency'))].includes(String(here)) && !isNamed
      )
    })
    expect(others.map(([key]) => key)).toEqual([])
  })

  it('has every plural of the language', () => {
    const isWhole = ({ kind, branches }: Placeholder) =>
      kind !== 'plural' ||
      [...categories].every((one) => branches.includes(one) || branches.includes(exact[one] ?? one))
    const broken = [...messages].filter(([, message]) => !placeholdersOf(message).every(isWhole))
    expect(broken).toEqual([])
  })

  it('is not in English by accident', async () => {
    const same = [...messages].filter(([key, message]) => message === english.get(key) && hasWords(message))
    expect(same.map(([key]) => key).sort()).toEqual(await sameAsEnglish(language))
  })
})

const errorCodes = Object.keys(en.errors) as (keyof typeof en.errors)[]

/** Of our own catalogue and of the contract: what tells people to write to us, in a language. */
const aboutSupport = (language: Language, { errors }: Messages) => [
  ...[...english].flatMap(([key, message]) =>
    message.includes('contact support') && key !== 'common.contactSupport'
      ? [messagesIn(language).get(key) ?? '']
      : [],
  ),
  ...errorCodes.filter((code) => en.errors[code].includes('contact support')).map((code) => errors[code]),
]

it.each(languages)(
  'every message in %s that sends somebody to us has the words that become a link',
  (language) => {
    const phrase = messagesIn(language).get('common.contactSupport') ?? ''
    const told = aboutSupport(language, textsOf(language).calls)
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter((message) => !message.toLowerCase().includes(phrase.toLowerCase()))).toEqual([])
  },
)

it('English says log in and log out, but for what is specified of the payment step', () => {
  const others = /\bsign(ed|ing)?[ -](in|out)\b|\bLogout\b/i
  const off = [...english].filter(([key, message]) => !key.startsWith('payment.') && others.test(message))
  expect(off).toEqual([])
})
