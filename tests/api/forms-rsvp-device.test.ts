import { expect, test } from 'vitest'
import { aUser, startWithPaidHost } from '../support/factories.ts'
import { receiptIn, sendForm, visit, wordsOf } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// What a device knows of the answer that it sent, by the receipt that it got.

const said = { status: 'ATTENDING', name: 'Joan Petrie', email: 'joan@example.com' }

test('a device shows its answer by its receipt, until it was changed elsewhere', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const form = `/view/${host.memorial.shareSlug}/rsvp`
  const sent = await sendForm(app, form, said)
  const receipt = receiptIn(sent)
  const shown = async (word = receipt) => wordsOf(await visit(app, form, { 'answer-receipt': word }))
  app.clock.advance({ days: 30 })
  expect(await shown()).toContain('Your answer: Attending')
  for (const strange of [`${receipt}x`, 'x', `${receipt.slice(0, -2)}AA`])
    expect(await shown(strange)).not.toContain('Your answer')

  const { mailToken } = await app.db.selectFrom('rsvps').select('mailToken').executeTakeFirstOrThrow()
  await sendForm(app, form, { ...said, message: 'My son drives me.', a: String(mailToken) })
  const stale = await shown()
  expect(stale).toContain('What was answered here has been changed since')
  expect(stale).not.toContain('My son')
})

test('whoever signs in afterwards changes the answer that this device sent with their address, and no other', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const form = `/view/${host.memorial.shareSlug}/rsvp`
  const rosa = await aUser(app)
  const sent = await sendForm(app, form, { ...said, email: rosa.email })
  const receipt = receiptIn(sent)
  const device = { 'answer-receipt': receipt }
  const stranger = await aUser(app)
  const shown = async (pid: string) => wordsOf(await visit(app, form, { ...device, pid }))
  expect(await shown(stranger.token)).not.toContain('Your answer')
  expect(await shown(rosa.token)).toContain('Your answer: Attending')
  await sendForm(app, form, { status: 'NOT_ATTENDING', answer: receipt }, { ...device, pid: rosa.token })
  expect(await app.db.selectFrom('rsvps').selectAll().execute()).toMatchObject([
    { userUuid: rosa.uuid, status: 'NOT_ATTENDING' },
  ])
})
