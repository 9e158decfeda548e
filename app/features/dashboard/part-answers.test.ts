import { expect, test } from 'vitest'
import { anAnsweredEvent } from '#app/lib/event-testing.ts'
import type { HostRsvp } from '#contract/rsvps.ts'
import { partAnswers, recounted } from './part-answers.ts'

const counts = { attending: 3, guests: 6, unsure: 0, notAttending: 1, watching: 1 }
const programme = ['m', 'burial', 'tea'].map((uuid) => anAnsweredEvent({ uuid, counts }))
const rsvp: HostRsvp = {
  id: 'r',
  name: 'Joan Petrie',
  email: null,
  phone: null,
  status: 'NOT_ATTENDING',
  guests: 0,
  message: '',
  dateCreated: '2031-11-01T09:00:00Z',
  besideProven: false,
  doubt: null,
  proven: false,
  canBlock: false,
  awaitsLook: false,
  isBrought: false,
  watches: true,
  food: '',
  accessNeeds: '',
  answers: [{ eventUuid: 'tea', status: 'ATTENDING', guests: 5 }],
}

const saidOf = (answer: HostRsvp) =>
  partAnswers(answer, programme, 'm').map(({ part, said, guests }) => [part.uuid, said, guests])

test('who watches the service and comes to the gathering is told so by part; a part without an answer is left out', () => {
  expect(saidOf(rsvp)).toEqual([
    ['m', 'WATCHING', 0],
    ['tea', 'ATTENDING', 5],
  ])
})

test('an answer that is removed or approved changes the counts of its parts alone', () => {
  const countsAfter = (answer: HostRsvp, by: 1 | -1) =>
    recounted(programme, answer, 'm', by).map((one) => one.counts)
  expect(countsAfter(rsvp, -1)).toEqual([
    { ...counts, watching: 0 },
    counts,
    { ...counts, attending: 2, guests: 1 },
  ])
  expect(countsAfter({ ...rsvp, awaitsLook: true }, 1)).toEqual([counts, counts, counts])
})
