import { expect, test } from 'vitest'
import type { DB } from '#server/ports/database.ts'
import type { TestApp } from '../support/app.ts'
import { aUser, startWithPaidHost } from '../support/factories.ts'
import { sendForm } from '../support/forms.ts'
import { anRsvp } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// Whoever adds a column to `answers` is told here where else its answers are read by name: each column reaches a place, or
// its name stands below with the reason why not.

type Column = keyof DB['answers']
/** Columns that do not reach a place, each with the reason. */
type Missing = Partial<Record<Column, string>>

const KEY = 'identifies rows'
const OURS = 'decided by the server'
const HOSTS = 'for hosts only'
const MAILS = 'for mails'

const keys: Missing = {
  uuid: KEY,
  memorialUuid: KEY,
  userUuid: KEY,
  contactUuid: KEY,
  mailToken: KEY,
  broughtFrom: KEY,
  removedAt: 'takes the whole answer away',
}
const ofMails: Missing = {
  awaitsDay: MAILS,
  language: MAILS,
  remindedAt: MAILS,
  remindedOf: MAILS,
  remindedDays: MAILS,
}
const ofOrder: Missing = { updatedAt: 'orders answers', provenAt: OURS }

const missing = {
  /** The form of a browser without script (submitRsvpByForm). */
  form: {
    ...keys,
    ...ofMails,
    ...ofOrder,
    awaitsLook: OURS,
    dateCreated: OURS,
    phone: 'known of contacts, asked of nobody',
    watches: 'sent as a status, WATCHING',
  },
  /** What a person is told of their own answer (find-own-answer.ts). */
  own: {
    ...keys,
    ...ofMails,
    ...ofOrder,
    awaitsLook: HOSTS,
    phone: 'belongs to the contact, whose link may have been passed on',
  },
  /** What an account takes along (accounts/read-personal-data.ts). */
  export: {
    ...keys,
    ...ofMails,
    provenAt: OURS,
    awaitsLook: HOSTS,
  },
  /** The table for spreadsheets (list-rsvps.ts). */
  table: {
    ...keys,
    ...ofMails,
    ...ofOrder,
    food: 'in the table of each event',
    accessNeeds: 'in the table of each event',
    watches: 'in the table of each event',
  },
} satisfies Record<string, Missing>

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as Column

async function columnsOf(app: TestApp) {
  const { rows } = await app.pool.query<{ name: string; type: string; nullable: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public' and table_name = 'answers' order by 1`,
  )
  return rows.map((row) => ({ ...row, key: camel(row.name) }))
}

/** SQL for a value that the answer did not have, by the type of its column; columns with few values name theirs. */
const others: Record<string, string> = {
  text: `'Something else'`,
  integer: '9',
  boolean: 'true',
  date: `'2001-02-03'`,
  ARRAY: `'{2001-02-03}'`,
  'timestamp with time zone': `'2001-02-03'`,
  status: `'UNSURE'`,
  language: `'es'`,
}

const places = ['own', 'export', 'table'] as const

const sorted = (names: readonly string[]) => [...names].sort()

test('each field of an answer reaches its person, the export of their account, and the table', async () => {
  const { app, host } = await startWithPaidHost()
  const user = await aUser(app)
  const { uuid: memorialUuid, shareSlug } = host.memorial
  const columns = (await columnsOf(app)).filter(({ key }) => !(key in keys))
  const read = async () => ({
    own: (await app.api('GET', `/public/memorial/${shareSlug}/mine`, { token: user.token })).body,
    export: (await app.api('GET', '/user/data', { token: user.token })).body.data.rsvps,
    table: (await app.api('GET', `/memorial/rsvps/csv/${memorialUuid}`, { token: host.token })).body.csv,
  })
  const reached: Record<(typeof places)[number], string[]> = { own: [], export: [], table: [] }
  for (const { name, key, type } of columns) {
    await app.db.deleteFrom('rsvps').execute()
    // Only who does not come can watch from afar.
    const status = key === 'watches' ? 'NOT_ATTENDING' : 'ATTENDING'
    await anRsvp(app.pool, memorialUuid, { userUuid: user.uuid, email: user.email, status })
    const before = await read()
    await app.pool.query(`update rsvps set ${name} = ${others[key] ?? others[type]}`)
    const after = await read()
    for (const place of places)
      if (JSON.stringify(before[place]) !== JSON.stringify(after[place])) reached[place].push(key)
  }
  const all = columns.map(({ key }) => key)
  for (const place of places)
    expect
      .soft(sorted(all.filter((key) => !reached[place].includes(key))), place)
      .toEqual(sorted(Object.keys(missing[place]).filter((key) => !(key in keys))))
})

test('each field of an answer can be sent by a form without script', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const columns = await columnsOf(app)
  const words = Object.fromEntries(columns.map(({ key }) => [key, `The ${key}`]))
  const sent: Record<string, string> = { ...words, status: 'UNSURE', email: 'joan@example.com', guests: '3' }
  await sendForm(app, `/view/${host.memorial.shareSlug}/rsvp`, sent)
  const row: Record<string, unknown> = await app.db.selectFrom('rsvps').selectAll().executeTakeFirstOrThrow()
  const dropped = columns.filter(({ key }) => String(row[key]) !== sent[key]).map(({ key }) => key)
  expect(sorted(dropped)).toEqual(sorted(Object.keys(missing.form)))
})
