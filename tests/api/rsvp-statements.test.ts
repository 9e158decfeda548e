import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '../support/app.ts'
import { aPaidHost, aUser, blockUser } from '../support/factories.ts'
import { statementsOf } from '../support/statements.ts'
import { lastingData } from '../support/worker.ts'

const said = { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING' }

// Each statement is one round trip to the database, in sequence, and most run while others wait for the lock of the
// same memorial (docs/decisions/0022).
const first = [
  'select memorials',
  // For this person, and for their network.
  'insert rate_limits',
  'insert rate_limits',
  'begin',
  // A statement of its own: anything read in the same one would be from before the wait.
  'select pg_advisory_xact_lock',
  'select contacts',
  'insert rsvps',
  'insert pgboss.job_common',
  'commit',
]
// A queued mail is reused; otherwise one is queued.
const again = first.toSpliced(7, 1, 'update pgboss.job_common')
const mailedBefore = again.toSpliced(8, 0, 'insert pgboss.job_common')

const byLink = (all: string[]) => all.toSpliced(1, 2, 'select contacts', 'insert rate_limits')

test('an answer needs nine statements, ten if it is changed after its mail was sent, and one more of an account', async () => {
  const { app, user, link, asked } = await anAppToAnswer()
  const byAccount = (all: string[]) => ['select sessions', ...all]
  expect(await asked(said)).toEqual(first)
  expect(await asked(said, user.token)).toEqual(byAccount(first))
  expect(await asked(said, user.token)).toEqual(byAccount(again))
  await app.pool.query('delete from pgboss.job')
  expect(await asked(said, user.token)).toEqual(byAccount(mailedBefore))
  expect(await asked({ status: 'ATTENDING', inviteToken: link })).toEqual(byLink(first))
  expect(await asked({ ...said, inviteToken: link })).toEqual(byLink(again))
})

test('a refused answer needs only the statements until it is refused', async () => {
  const { app, host, user, asked } = await anAppToAnswer()
  await blockUser(app, host.memorial.uuid, user.uuid)
  expect(await asked({ ...said, email: user.email })).toEqual([...first.slice(0, 6), 'rollback'])
  await app.db.updateTable('memorials').set({ visibility: 'PRIVATE' }).execute()
  expect(await asked(said)).toEqual(first.slice(0, 1))
})

test('an unknown visitor who reads a page causes no query for an answer; one with a link causes one, and one for a memory', async () => {
  const { app, host, link, statements } = await anAppToAnswer()
  const mine = async (query: string) => {
    const before = statements().length
    await app.api('GET', `/public/memorial/${host.memorial.shareSlug}/mine${query}`)
    return statements().slice(before).map(summaryOf)
  }
  expect(await mine('')).toEqual(['select memorials'])
  expect(await mine(`?inviteToken=${link}`)).toEqual([
    'select memorials',
    'select contacts',
    'select contacts',
  ])
})

/** Without a worker, whose statements would be counted too. */
async function anAppToAnswer() {
  const { dataDir, database } = await lastingData()
  const all = await openApp({ dataDir, database })
  const ruth = { uuid: null, email: 'ruth@example.com', phone: null, firstName: 'Ruth', surname: '' }
  const host = await aPaidHost(all, { contacts: [ruth] })
  const user = await aUser(all)
  await all.drained()
  await all.close()

  const app = await openApp({ dataDir, database, changes: { role: 'web' } })
  onTestFinished(app.close)
  const invited = app.db.selectFrom('contacts').select('inviteToken').where('email', '=', ruth.email)
  const { inviteToken: link } = await invited.executeTakeFirstOrThrow()
  const statements = statementsOf(app)

  async function asked(json: object, token?: string) {
    const before = statements().length
    await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, { json, token })
    return statements().slice(before).map(summaryOf)
  }
  return { app, host, user, link, statements, asked }
}

/** Such as `select memorials`. If the statement writes, all its writes. */
function summaryOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ')
  const writes = [
    ...plain.matchAll(/\b(insert) into (\S+)|\b(delete) from (\S+)|\b(update) (\S+) (?:job )?set\b/g),
  ]
  if (writes.length > 0) return writes.map((found) => found.slice(1).filter(Boolean).join(' ')).join(', ')
  const [verb = ''] = /begin|commit|rollback|select/.exec(plain) ?? []
  const [, read] = /\b(pg_advisory_xact_lock)\b/.exec(plain) ?? /\bfrom (\w+)/.exec(plain) ?? []
  return [verb, read].filter(Boolean).join(' ')
}
