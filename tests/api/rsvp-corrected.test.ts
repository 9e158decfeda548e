import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost } from '../support/factories.ts'
import { sendForm, valueIn, visit } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// An answer whose address was corrected: the mail that went to the wrong one opens it no longer.

type Host = Awaited<ReturnType<typeof aPaidHost>>

const start = () => startApp({}, { pages: visitorPages })

const wrong = 'pia.wong@example.con'
const right = 'pia.wong@example.com'

const said = { name: 'Pia Wong', email: wrong, status: 'ATTENDING', guests: 1, message: 'Roses.' }

const answer = (app: TestApp, { memorial }: Host, json: object) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json })

const answers = (app: TestApp) => app.db.selectFrom('rsvps').selectAll().orderBy('dateCreated').execute()

const unsubscribed = async (app: TestApp) =>
  (await app.db.selectFrom('unsubscribed').select('email').execute()).map(({ email }) => email)

/** What the newest mail to an address leads to. */
async function linksTo(app: TestApp, to: string) {
  const text = (await app.outbox()).find((one) => one.to.includes(to))?.text ?? ''
  return {
    way: /\/view\/\S+\/rsvp\S*/.exec(text)?.[0] ?? '',
    token: /\/rsvp\?a=([\w-]+)/.exec(text)?.[1] ?? '',
    end: /\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? '',
  }
}

/** Answers with a mistyped address, and corrects it from the same form. */
async function corrected(app: TestApp, host: Host) {
  const first = await answer(app, host, said)
  const old = await linksTo(app, wrong)
  const words = { ...said, email: right, message: 'Call me on 0400 000 000.' }
  await answer(app, host, { ...words, replaces: first.body.receipt })
  return { old, mailed: await linksTo(app, right) }
}

test('after the address of an answer is corrected, the mail to the wrong one opens nothing', async () => {
  const app = await start()
  const host = await aPaidHost(app)
  const { old, mailed } = await corrected(app, host)
  expect(await answers(app)).toHaveLength(1)
  expect(mailed.token).not.toBe(old.token)

  const seen = await visit(app, old.way)
  expect(seen).not.toContain(right)
  expect(seen).not.toContain('Call me')
  expect(valueIn(seen, 'a')).toBeFalsy()
  // Neither by the form nor by the call does the old token change it.
  await sendForm(app, `/view/${host.memorial.shareSlug}/rsvp`, {
    ...said,
    email: right,
    a: old.token,
    message: 'No.',
    guests: '1',
  })
  await answer(app, host, { ...said, email: right, message: 'No.', answerToken: old.token })
  expect(await answer(app, host, { status: 'UNSURE', answerToken: old.token })).toMatchObject({ status: 400 })
  expect((await answers(app)).every(({ provenAt }) => provenAt === null)).toBe(true)

  const page = await visit(app, mailed.way)
  expect(valueIn(page, 'email')).toBe(right)
})

test('the mail to the wrong address still ends the mails to it, and to no other', async () => {
  const app = await start()
  const host = await aPaidHost(app)
  const { old, mailed } = await corrected(app, host)
  expect(await app.api('POST', `/public/unsubscribe/${old.end}`)).toMatchObject({ status: 200 })
  expect(await unsubscribed(app)).toEqual([wrong])
  await app.api('POST', `/public/unsubscribe/${mailed.end}`)
  expect((await unsubscribed(app)).sort()).toEqual([right, wrong].sort())
})

test('the same address written otherwise keeps the link in its mail', async () => {
  const app = await start()
  const host = await aPaidHost(app)
  const first = await answer(app, host, said)
  const before = await linksTo(app, wrong)
  await answer(app, host, { ...said, email: wrong.toUpperCase(), replaces: first.body.receipt })
  const [row] = await answers(app)
  expect(row?.mailToken).toBe(before.token)
})

test('an address typed beside a personal link does not become a key once the contact is gone', async () => {
  const app = await start()
  const contacts = [{ uuid: null, email: 'ruth@example.com', phone: null, firstName: 'Ruth', surname: '' }]
  const host = await aPaidHost(app, { contacts })
  const { uuid, inviteToken } = await app.db
    .selectFrom('contacts')
    .select(['uuid', 'inviteToken'])
    .executeTakeFirstOrThrow()
  await answer(app, host, { ...said, inviteToken })
  const { end } = await linksTo(app, wrong)
  await editor(app, host).updateContact(uuid, 'ruth.k@example.com')
  const page = await visit(app, `/view/${host.memorial.shareSlug}/rsvp?a=${end}`)
  expect(page).not.toContain('Roses.')
  expect(await answer(app, host, { status: 'UNSURE', answerToken: end })).toMatchObject({ status: 400 })
})
