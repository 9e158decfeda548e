import { expect, it } from 'vitest'
import { directionOf, languages, tagOf } from '#languages/index.ts'
import { mailMessage } from '#server/adapters/mail/message.ts'
import { everyMail } from './every-mail.ts'
import { mailWriters } from './mail-writers.ts'
import { origin, type Typed } from './sample.ts'

/** A field of `length` characters, filled with this text. */
const full = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)

const typedWith = (words: string): Typed => ({
  person: full(words, 300),
  name: full(words, 200),
  address: full(words, 500),
  details: full(words, 2000),
  message: full(words, 5000),
  fund: full(words, 200),
  email: `${'joan.'.repeat(10)}petrie@${'example.'.repeat(20)}com`,
})

const EVIL = `</td></p><script>alert("1")</script><img src="http://evil.example/x.png" onerror='x()'><a href="http://evil.example">{name} & &lt;`

const typed = {
  'short words': {
    person: 'Margaret Anne Hollis',
    name: 'Claire Hollis',
    address: 'St Brigid’s Hall\nKingscliff',
    details: 'Two o’clock. Bring a flower.',
    message: 'She taught me to swim.',
    fund: 'The school library',
    email: 'joan@example.com',
  },
  'the longest words, without a space': typedWith('Wolfeschlegelsteinhausenbergerdorff'),
  'the longest fields': typedWith('She taught me to swim, and to wait. '),
  Arabic: typedWith('محمد عبد الرحمن بن عبد الله '),
  emoji: typedWith('👩‍👩‍👧‍👦 🌅 '),
  markup: { ...typedWith(EVIL), person: EVIL, name: EVIL, fund: EVIL, address: EVIL },
} satisfies Record<string, Typed>

const KINDS = Object.keys(typed) as (keyof typeof typed)[]
/** What a mail does with hostile words is the same in every language; how it reads, and how long it becomes, is not. */
const inEveryLanguage: (keyof typeof typed)[] = ['short words', 'the longest fields']
const each = languages.flatMap((language) =>
  (language === 'en' ? KINDS : inEveryLanguage).flatMap((kind) =>
    everyMail(typed[kind], language).map((written, n) => ({
      name: `${n} ${written.writer} (${language}) with ${kind}`,
      kind,
      language,
      ...written,
    })),
  ),
)

/** Checks every mail; a fault names the mail. */
const every = (check: (one: (typeof each)[number]) => void) => () => {
  for (const one of each) {
    try {
      check(one)
    } catch (error) {
      throw new Error(`${one.name}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const visible = (html: string) => html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]+>/g, ' ')

it('the tests cover every mail of the product', () => {
  const known = new Set(everyMail(typed['short words']).map(({ writer }) => writer))
  expect([...known].sort()).toEqual(mailWriters().sort())
})

it(
  'is complete HTML, and short enough that no mail client cuts it',
  every(({ mail: { html } }) => {
    expect(html).toMatch(/^<!doctype html><html .*<\/html>$/s)
    expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const tag of ['table', 'tr', 'td', 'p', 'a', 'strong'])
      expect([tag, html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length]).toEqual([
        tag,
        html.match(new RegExp(`</${tag}>`, 'g'))?.length,
      ])
  }),
)

it(
  'has its language and direction on the document and within it',
  every(({ language, mail }) => {
    const { html } = mail
    const spoken = `lang="${tagOf(language)}" dir="${directionOf(language)}"`
    expect(html).toContain(`<html ${spoken}>`)
    // For mail clients that drop the document's own tag.
    expect(html).toMatch(new RegExp(`<table[^>]* ${spoken}`))
    const start = directionOf(language) === 'rtl' ? 'right' : 'left'
    for (const [, side] of html.matchAll(/ align="(\w+)"/g)) expect(['center', start]).toContain(side)
  }),
)

it(
  'can be read in dark mode, and without pictures',
  every(({ mail: { html } }) => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/ alt="[^"]+"/)
    // Every text colour is set together with its background, in both modes.
    for (const [, tag] of html.matchAll(/<(\w+)[^>]*style="[^"]*[^-]color:[^"]*"/g))
      expect(['td', 'a', 'img']).toContain(tag)
  }),
)

it(
  'has the same content in plain text',
  every(({ kind, mail: { html, text, subject } }) => {
    expect(text.length).toBeGreaterThan(100)
    if (kind !== 'markup') expect(text).not.toMatch(/<[a-z/]|&(amp|quot|lt);/)
    for (const said of [subject, text, visible(html)])
      expect(said).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|!(?=\s|$)/)
    expect(subject).not.toBe('')
  }),
)

it(
  'loads nothing from elsewhere, and has no scripts',
  every(({ mail }) => {
    const { html } = mail
    expect(html).not.toMatch(
      /<(script|link|iframe|form|svg|video|object|base)\b|@import|url\(|srcset=|background="/i,
    )
    expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\son\w+=/)
    for (const [, src] of html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) expect(src).toBe('cid:portrait')
    for (const { cid } of mail.attachments ?? []) if (cid) expect(html).toContain(`src="cid:${cid}"`)
  }),
)

it(
  'links only to our own pages, in HTML and in plain text',
  every(({ isLinkless, mail: { html, text } }) => {
    for (const href of hrefs(html)) {
      expect(new URL(href).origin).toBe(origin)
      expect(text).toContain(href)
    }
    expect(hrefs(html).length > 0).toBe(!isLinkless)
  }),
)

it(
  'is one message with one subject',
  every(({ mail }) => {
    const { html, subject } = mail
    const message = mailMessage({ id: 'x', to: 'joan@example.com', ...mail }, 'a@example.com', new Date())
    expect(message.subject).toBe(subject.trim())
    expect(message.headers).toMatchObject({ 'Content-Language': /<html[^>]* lang="([a-z]+)/.exec(html)?.[1] })
  }),
)

it.each(languages.filter((language) => language !== 'en'))('leaves nothing in English in %s', (language) => {
  const plain = everyMail(typed['short words'], 'en')
  everyMail(typed['short words'], language).forEach(({ mail }, n) => {
    const sentences = new Set(plain[n]?.mail.text.split('\n').filter((line) => /[a-z] [a-z]/.test(line)))
    const written = Object.values(typed['short words']).flatMap((words) => words.split('\n'))
    const left = mail.text
      .split('\n')
      .filter((line) => sentences.has(line) && !written.some((one) => line.includes(one)))
    expect(left).toEqual([])
    expect(mail.subject).not.toBe(plain[n]?.mail.subject)
  })
})

it('keeps what people typed unchanged', () => {
  for (const { writer, mail } of everyMail(typed.markup))
    if (writer === 'writeThanksMail' || writer === 'writeHelperMail') {
      expect(mail.text).toContain(EVIL)
      expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    }
})
