import { expect, it, test } from 'vitest'
import { checkEvent, findPlainProblems } from './check-event.ts'
import type { DraftEvent } from './rules-event.ts'
import { aService } from './testing.ts'

test.each<[string, Partial<DraftEvent>, object]>([
  ['nothing at all', { date: '', begins: '' }, {}],
  ['a time without a day', { date: '' }, { date: 'eventTimeWithoutDate' }],
  ['an unlikely year', { date: '0202-01-09' }, { date: 'eventYear' }],
  ['an end without a beginning', { begins: '', ends: '12:00' }, { begins: 'eventEndWithoutBegin' }],
  ['an end before the beginning', { ends: '10:30' }, { ends: 'eventEndsBefore' }],
  ['an end at the beginning', { ends: '11:00' }, { ends: 'eventEndsBefore' }],
  ['an end past midnight', { ends: '10:30', endsDaysLater: 1 }, {}],
  ['a time that the clocks skip', { date: '2027-10-03', begins: '02:30' }, { begins: 'eventTimeSkipped' }],
  [
    'an end that comes twice',
    { date: '2027-04-04', begins: '01:00', ends: '02:30' },
    { ends: 'eventTimeTwice' },
  ],
  ['a name too long', { title: 'x'.repeat(121) }, { title: 'tooLong?what=eventTitle&max=120' }],
  ['a place too long', { place: 'x'.repeat(501) }, { place: 'tooLong?what=place&max=500' }],
  ['nobody chosen', { audience: 'CHOSEN' }, { contactUuids: 'eventNobodyChosen' }],
  ['a link without https', { streamUrl: 'youtu.be/abc' }, { streamUrl: 'eventLink' }],
  ['a link inside a house', { recordingUrl: 'https://192.168.0.2/a' }, { recordingUrl: 'eventLink' }],
  ['the link of a host', { streamUrl: 'https://zoom.us/s/1' }, { streamUrl: 'eventLinkOfHost' }],
  ['a link of what is not streamed', { streamUrl: 'none', isNotStreamed: true }, {}],
  ['whatever was taken back', { ends: '10:30', isCancelled: true }, {}],
])('%s', (_, fields, problems) => {
  expect(checkEvent(aService(fields))).toEqual(problems)
})

it('tells at once what is plain, and what is not finished later', () => {
  const problems = checkEvent(aService({ ends: '10:30', streamUrl: 'https:/' }))
  expect(Object.keys(problems)).toHaveLength(2)
  expect(findPlainProblems(problems)).toEqual({ ends: 'eventEndsBefore' })
})
