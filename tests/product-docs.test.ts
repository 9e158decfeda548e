import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { InviteState, RsvpStatus } from '#contract/contacts.ts'
import { Contribution } from '#contract/contributions.ts'
import { Dispute } from '#contract/disputes.ts'
import * as hostLimits from '#contract/host-limits.ts'
import { HostRole } from '#contract/hosts.ts'
import { MakingState } from '#contract/keepsakes.ts'
import * as limits from '#contract/limits.ts'
import { Media } from '#contract/media.ts'
import { Visibility } from '#contract/memorials.ts'
import * as recordingLimits from '#contract/recording-limits.ts'
import { RetentionState } from '#contract/retention.ts'
import { ReportReason } from '#contract/safety.ts'
import { languages } from '#languages/index.ts'
import { readConfig } from '#server/config.ts'
import { readPaymentStatus } from '#server/lib/payment-status.ts'
import { quota } from '#server/modules/media/rules.ts'
import { limitRules } from '#server/ports/limits.ts'
import { everyMail } from './mails/every-mail.ts'
import { mailWriters } from './mails/mail-writers.ts'

// What docs/product says in tables is compared with the code, so that its numbers, states and mails cannot go stale.

const project = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, project), 'utf8')
const product = (page: string) => read(`docs/product/${page}`)

/** The rows of all tables of a text, below their headings: the texts of their cells. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
}

/** The part of a page below a heading of the second level. */
function sectionOf(page: string, heading: string): string {
  const [, after] = `\n${page}`.split(`\n## ${heading}\n`)
  if (after === undefined) throw new Error(`No heading "${heading}"`)
  return after.split('\n## ')[0] ?? ''
}

/** What stands in backticks. */
const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The first code of the first cell of each row that begins with one. */
const firstCodes = (text: string): string[] =>
  rowsOf(text).flatMap(([cell = '']) => (cell.startsWith('`') ? codeIn(cell).slice(0, 1) : []))

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** What a word or sign beside a number multiplies it by: to milliseconds, bytes, cents, hundredths. */
const units: Record<string, number> = {
  second: SECOND,
  minute: 60 * SECOND,
  hour: DAY / 24,
  day: DAY,
  year: 365 * DAY,
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  megapixels: 1_000_000,
  '%': 100,
  $: 100,
}

interface Said {
  number: number
  /** With its unit. */
  scaled: number
}

const NUMBER =
  /(\$?)(\d[\d,]*(?:\.\d+)?)(?:[ -]?(second|minute|hour|day|year)s?\b| ?(KB|MB|GB|megapixels)\b| ?(%))?/g

/** The numbers of a cell, in their order. */
const numbersIn = (cell: string): Said[] =>
  [...cell.matchAll(NUMBER)].map(([, dollar, digits = '', time, size, percent]) => {
    const number = Number(digits.replaceAll(',', ''))
    return { number, scaled: number * (units[time ?? size ?? percent ?? dollar ?? ''] ?? 1) }
  })

interface Constant {
  value: number
  /** To milliseconds, by the constant's name; null if that says no unit. */
  multiplier: number | null
}

const NAMED_UNITS: [RegExp, number][] = [
  [/_MS$|Ms$/, 1],
  [/seconds$/i, SECOND],
  [/minutes$/i, 60 * SECOND],
  [/hours$/i, DAY / 24],
  [/days$/i, DAY],
  [/bytes$|minor$/i, 1],
]

const constant = (name: string, value: number): Constant => ({
  value,
  multiplier: NAMED_UNITS.find(([ending]) => ending.test(name))?.[1] ?? null,
})

const contract: Record<string, unknown> = { ...limits, ...hostLimits, ...recordingLimits }
const config: object = readConfig({})

/** The numbers of a constant, from its name in a table. */
async function constantsOf(name: string): Promise<Constant[]> {
  const [file = '', inFile] = name.split('#')
  if (inFile !== undefined) return [constant(inFile, await initialOf(file, inFile))]
  const [scope = '', ...path] = name.split('.')
  if (scope === 'limitRules') {
    const rule = Object.entries(limitRules).find(([key]) => key === path[0])?.[1]
    if (!rule) throw new Error(`No limit ${name}`)
    return [constant('points', rule.points), constant('seconds', rule.seconds)]
  }
  const roots: Record<string, unknown> = { config, quota }
  const value = path.reduce(
    (at: unknown, key) => (at instanceof Object ? Reflect.get(at, key) : undefined),
    scope in roots ? roots[scope] : contract[scope],
  )
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.map((one) => {
    if (typeof one !== 'number') throw new Error(`No number ${name}`)
    return constant(name, one)
  })
}

/** The number that a file gives a name, e.g. `const LINK_HOURS = 24`; the code may keep it to itself. */
async function initialOf(file: string, name: string): Promise<number> {
  const [, product = ''] =
    new RegExp(`\\b${name}(?: =|:) ([\\d_]+(?: \\* [\\d_]+)*)`).exec(await read(file)) ?? []
  const factors = product.split(' * ').map((factor) => Number(factor.replaceAll('_', '') || Number.NaN))
  if (factors.some(Number.isNaN)) throw new Error(`No number ${name} in ${file}`)
  return factors.reduce((one, other) => one * other)
}

/** What is wrong with a row; null if its numbers are those of its constants. */
async function wrongIn(said: string, names: readonly string[]): Promise<string | null> {
  const numbers = numbersIn(said)
  const constants = (await Promise.all(names.map(constantsOf))).flat()
  const agrees =
    numbers.length === constants.length &&
    constants.every(({ value, multiplier }, at) => {
      const one = numbers[at]
      if (!one) return false
      if (multiplier !== null) return one.scaled === value * multiplier
      return one.number === value || one.scaled === value
    })
  return agrees ? null : `${said} is ${constants.map(({ value }) => value).join(', ')} (${names.join(' ')})`
}

/** Rows of tables whose last column is called `constant`, in all pages about the product. */
async function constantRows() {
  const pages = (await readdir(new URL('docs/product/', project))).filter((name) => name.endsWith('.md'))
  const texts = await Promise.all(pages.map(product))
  return texts.flatMap((text) =>
    text.split('\n\n').flatMap((block) => {
      const [head = [], , ...rows] = rowsOf(block)
      if (head.at(-1) !== 'constant') return []
      return rows.map((cells) => ({ said: cells.at(-2) ?? '', names: codeIn(cells.at(-1)) }))
    }),
  )
}

test('every limit and lifetime in a table is that of its constant', async () => {
  const rows = await constantRows()
  const wrong = await Promise.all(rows.map(({ said, names }) => wrongIn(said, names)))
  expect(rows.length).toBeGreaterThan(100)
  expect(wrong.filter(Boolean)).toEqual([])
})

test.each([
  ['31 minutes', 'account.resetMinutes'],
  ['30 hours', 'account.resetMinutes'],
  ['41 MB', 'media.photoBytes'],
  ['10 in 16 minutes', 'limitRules.passwordByPerson'],
  ['11 in 15 minutes', 'limitRules.passwordByPerson'],
  ['60 days, 14 days', 'retention.remindBefore'],
  ['$31', 'payment.priceMinor'],
  ['1.70 %', 'config.donationFee.hundredthsOfPercent'],
  ['25 hours', 'server/modules/books/present.ts#LINK_HOURS'],
])('%s is not %s', async (said, name) => {
  expect(await wrongIn(said, [name])).toContain(name)
})

/** Numbers that nobody meets: how screens move, how pictures are made, how large a body of a call may be. */
const UNSEEN = /^(media\.heicQuality|account\.codeFieldMax|payment\.currency)/

test('every limit of the contract and of the server has a row', async () => {
  const named = (await constantRows()).flatMap(({ names }) => names)
  const ours = Object.entries(contract).flatMap(([scope, value]) =>
    value instanceof Object ? Object.keys(value).map((key) => `${scope}.${key}`) : [scope],
  )
  const rules = Object.keys(limitRules).map((rule) => `limitRules.${rule}`)
  const quotas = Object.keys(quota).map((name) => `quota.${name}`)
  const wanted = [...ours, ...rules, ...quotas].filter((name) => !UNSEEN.test(name))
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((name) => !named.includes(name))).toEqual([])
})

test('every job that runs by the clock is listed with its schedule', async () => {
  const table = rowsOf(sectionOf(await product('limits.md'), 'Work by the clock'))
  const listed = table.flatMap(([job, schedule]) =>
    job?.startsWith('`') ? [[...codeIn(job), ...codeIn(schedule)]] : [],
  )
  const modules = await readdir(new URL('server/modules/', project), { recursive: true })
  const sources = await Promise.all(
    modules.filter((path) => path.endsWith('jobs.ts')).map((path) => read(`server/modules/${path}`)),
  )
  const scheduled = sources.flatMap((source) =>
    [...source.matchAll(/'([\w-]+\.[\w-]+)': \{(?:(?!\n {4}\},).)*?cron: '([^']+)'/gs)].map(
      ([, job, cron]) => [job, cron],
    ),
  )
  expect(scheduled).toHaveLength(sources.join('').split('cron: ').length - 1)
  expect(listed.sort()).toEqual(scheduled.sort())
})

const plainTexts = {
  person: 'Margaret Hollis',
  name: 'Claire Hollis',
  address: 'St Brigid’s Hall',
  details: 'Two o’clock',
  message: 'She taught me to swim.',
  fund: 'The school library',
  email: 'joan@example.com',
}

test('every mail is listed, and whether it ends with a link that stops it', async () => {
  const listed = rowsOf(sectionOf(await product('mails.md'), 'Every mail')).flatMap((cells) => {
    const isStoppable = cells.at(-2)?.startsWith('yes') === true
    return codeIn(cells.at(-1)).map((writer) => [writer, isStoppable] as const)
  })
  const stoppable = everyMail(plainTexts).map(
    ({ writer, mail }) => [writer, /\/(unsubscribe|digest\/end)\//.test(mail.html)] as const,
  )
  expect([...new Set(listed.map(([writer]) => writer))].sort()).toEqual(mailWriters().sort())
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(stoppable))
})

const at = new Date(0)
const unpaid = { paidAt: null, completedAt: null, calledOffAt: null, refundedAt: null, lostAt: null }
const paymentStates = [
  unpaid,
  { ...unpaid, paidAt: at, completedAt: at },
  { ...unpaid, paidAt: at },
  { ...unpaid, refundedAt: at },
  { ...unpaid, calledOffAt: at },
].map(readPaymentStatus)

test.each<[heading: string, states: readonly string[]]>([
  ['Who may see a memorial', Visibility.options],
  ['The year of a memorial', RetentionState.options],
  ['Roles in a memorial', [...HostRole.options, 'CONTRIBUTOR']],
  ['A memory', Contribution.shape.state.options],
  ['An answer', RsvpStatus.options],
  ['A contact’s invitation', InviteState.options],
  ['A photo or video', Media.shape.state.options],
  ['A book, a service pack', MakingState.options],
  ['A report', ReportReason.options],
  ['A payment', paymentStates],
  ['A gift', [...paymentStates, readPaymentStatus({ ...unpaid, lostAt: at })]],
  ['A dispute', Dispute.shape.state.options],
])('docs/product/states.md lists the states of "%s"', async (heading, states) => {
  expect(new Set(firstCodes(sectionOf(await product('states.md'), heading)))).toEqual(new Set(states))
})

test('docs/product/languages.md lists every language', async () => {
  expect(firstCodes(sectionOf(await product('languages.md'), 'The languages'))).toEqual(languages)
})
