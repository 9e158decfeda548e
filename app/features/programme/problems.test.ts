import { expect, it, test } from 'vitest'
import type { DraftEvent } from './draft-event.ts'
import { plainProblems, problemsOf } from './problems.ts'
import { aService } from './testing.ts'

test.each<[string, Partial<DraftEvent>, object]>([
  ['nothing at all', { date: '', begins: '' }, {}],
  ['a time without a day', { date: '' }, { date: 'dateMissing' }],
  ['an unlikely year', { date: '0202-01-09' }, { date: 'dateUnclear' }],
  ['an end without a beginning', { begins: '', ends: '12:00' }, { begins: 'beginsMissing' }],
  ['an end before the beginning', { ends: '10:30' }, { ends: 'endsBefore' }],
  ['an end at the beginning', { ends: '11:00' }, { ends: 'endsBefore' }],
  ['an end past midnight', { ends: '10:30', endsDaysLater: 1 }, {}],
  ['a time that the clocks skip', { date: '2027-10-03', begins: '02:30' }, { begins: 'timeSkipped' }],
  ['an end that comes twice', { date: '2027-04-04', begins: '01:00', ends: '02:30' }, { ends: 'timeTwice' }],
  ['a name too long', { title: 'x'.repeat(121) }, { title: 'tooLong' }],
  ['a place too long', { place: 'x'.repeat(501) }, { place: 'tooLong' }],
  ['nobody chosen', { audience: 'CHOSEN' }, { contactUuids: 'nobodyChosen' }],
  ['a link without https', { streamUrl: 'youtu.be/abc' }, { streamUrl: 'linkUnclear' }],
  ['a link inside a house', { recordingUrl: 'https://192.168.0.2/a' }, { recordingUrl: 'linkUnclear' }],
  ['the link of a host', { streamUrl: 'https://zoom.us/s/1' }, { streamUrl: 'linkOfHost' }],
  ['a link of what is not streamed', { streamUrl: 'none', isNotStreamed: true }, {}],
  ['whatever was taken back', { ends: '10:30', isCancelled: true }, {}],
])('%s', (_, fields, problems) => {
  expect(problemsOf(aService(fields))).toEqual(problems)
})

it('tells at once what is plain, and what is not finished later', () => {
  const problems = problemsOf(aService({ ends: '10:30', streamUrl: 'https:/' }))
  expect(Object.keys(problems)).toHaveLength(2)
  expect(plainProblems(problems)).toEqual({ ends: 'endsBefore' })
})
