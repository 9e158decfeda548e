import { expect, test } from 'vitest'
import { aDay, joan, person, to } from '../support/answered-day.ts'
import { anEvent } from '../support/programme.ts'

// Who has a place at an event whose room is limited, and who waits.

test('the last seat goes to one of many who answer at once; the others wait, and hosts let them in', async () => {
  const gathering = anEvent({ capacity: 3 })
  const { answer, answers, admit, page } = await aDay(() => [gathering])
  await answer({ ...joan, events: [to(gathering.uuid, 'ATTENDING', 1)] })
  expect((await page()).programme[1].isFull).toBe(false)
  const many = await Promise.all(
    Array.from({ length: 8 }, (_, n) => answer({ ...person(n), events: [to(gathering.uuid)] })),
  )
  const places = many.map(({ body }) => body.answers[1].isWaiting)
  expect(places.filter((isWaiting) => !isWaiting)).toHaveLength(1)
  expect((await page()).programme[1].isFull).toBe(true)
  const { body } = await answers(gathering.uuid, '?only=WAITING')
  expect(body.counts).toMatchObject({ attending: 2, guests: 1, waiting: 7 })
  expect(body.answers).toHaveLength(7)
  const admitted = await admit(gathering.uuid, body.answers[0].rsvpId)
  expect(admitted.body).toMatchObject({ answer: { isWaiting: false }, counts: { attending: 3, waiting: 6 } })
  // Again: nothing more happens.
  expect((await admit(gathering.uuid, body.answers[0].rsvpId)).body.counts).toMatchObject({ attending: 3 })
})

test('more room goes to nobody while it would do for somebody who has waited longer', async () => {
  const gathering = anEvent({ capacity: 2 })
  const { app, answer, admit, page, save } = await aDay(() => [gathering])
  const come = async (who: object, guests = 0) => {
    app.clock.advance({ minutes: 1 })
    const { body } = await answer({ ...who, events: [to(gathering.uuid, 'ATTENDING', guests)] })
    return { ...body, isWaiting: body.answers[1].isWaiting }
  }
  await come(person(1), 1)
  const family = await come(person(2), 3)
  const couple = await come(person(3), 1)
  expect([family, couple].map(({ isWaiting }) => isWaiting)).toEqual([true, true])
  // One place does for neither.
  await save([{ ...gathering, capacity: 3 }])
  expect((await page()).programme[1].isFull).toBe(false)
  expect(await come(person(4))).toMatchObject({ isWaiting: false })
  // Two do for the couple.
  await save([{ ...gathering, capacity: 5 }])
  expect((await page()).programme[1].isFull).toBe(true)
  expect(await come(person(5))).toMatchObject({ isWaiting: true })
  // They get it as they send their answer again; the family, for whom it is not enough, is let in by a host.
  expect(await come({ ...person(3), replaces: couple.receipt }, 1)).toMatchObject({ isWaiting: false })
  expect((await page()).programme[1].isFull).toBe(true)
  expect((await admit(gathering.uuid, family.rsvp.id)).body.counts).toMatchObject({ waiting: 1 })
})

test('who is let in gets a second mail, which says that they have a place', async () => {
  const gathering = anEvent({ title: 'Wake', capacity: 1 })
  const { app, answer, admit, host, save } = await aDay(() => [gathering])
  await answer({ ...person(1), events: [to(gathering.uuid)] })
  const waiting = await answer({ ...joan, events: [to(gathering.uuid)] })
  const mailsToJoan = async () => (await app.outbox()).filter((mail) => mail.to === joan.email)
  const [first] = await mailsToJoan()
  expect(first?.text).toContain('There is not enough room at the moment')
  // Of the first event alone, where they have a place.
  expect(first?.text).not.toContain(`/calendar/${gathering.uuid}.ics`)
  expect(first?.text.match(/Add to my calendar/g)).toHaveLength(1)
  expect(first?.text).toContain('The day is attached, for your calendar.')
  app.clock.advance({ minutes: 1 })
  const rsvpId = waiting.body.rsvp.id
  expect((await admit(gathering.uuid, rsvpId)).body.answer).toMatchObject({ isWaiting: false })
  const mails = await mailsToJoan()
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('Wake, Friday 28 November 2031, 2:30 pm')
  expect(mails[0]?.text).not.toContain('There is not enough room')
  expect(mails[0]?.text).toContain(`/calendar/${gathering.uuid}.ics`)
  // Again: they have had it.
  await admit(gathering.uuid, rsvpId)
  expect(await mailsToJoan()).toHaveLength(2)
  // The same for the first event.
  await save([anEvent({ uuid: host.memorial.uuid, capacity: 1 }), gathering])
  const late = await answer({ ...person(2), events: [to(host.memorial.uuid)] })
  expect(late.body.answers).toMatchObject([{ isWaiting: true }])
  const mailsToLate = async () => (await app.outbox()).filter((mail) => mail.to === person(2).email)
  expect((await mailsToLate())[0]?.text).not.toContain('alendar')
  app.clock.advance({ minutes: 1 })
  await admit(host.memorial.uuid, late.body.rsvp.id)
  const told = await mailsToLate()
  expect(told).toHaveLength(2)
  expect(told[0]?.text).toContain('The day is attached, for your calendar.')
})

test('who has a place keeps it, and is told when there are no more beside it', async () => {
  const gathering = anEvent({ capacity: 2 })
  const { answer, save, read } = await aDay(() => [gathering])
  const first = await answer({ ...joan, events: [to(gathering.uuid, 'ATTENDING', 1)] })
  await save([{ ...gathering, capacity: 1 }])
  const again = { ...joan, replaces: first.body.receipt }
  const more = await answer({ ...again, events: [to(gathering.uuid, 'ATTENDING', 2)] })
  expect(more.body.refused).toEqual([{ eventUuid: gathering.uuid, reason: 'FULL' }])
  expect(more.body.answers[1]).toMatchObject({ guests: 1, isWaiting: false })
  const same = await answer({ ...joan, replaces: more.body.receipt, events: [to(gathering.uuid)] })
  expect(same.body).toMatchObject({ refused: [], answers: [{}, { guests: 0, isWaiting: false }] })
  expect((await read()).body.events[1].counts).toMatchObject({ attending: 1, guests: 0, waiting: 0 })
})
