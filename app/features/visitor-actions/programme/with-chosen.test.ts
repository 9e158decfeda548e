import { expect, test } from 'vitest'
import type { PublicEvent } from '#contract/events.ts'
import { withChosen } from './with-chosen.ts'

const event = (uuid: string, date: string | null, begins: string | null) =>
  ({ uuid, date, begins }) as PublicEvent
const service = event('a', '2031-11-28', '14:00')
const gathering = event('b', '2031-11-28', '17:00')
const open = event('c', null, null)

test('an event for chosen people stands at its time among the others', () => {
  const burial = event('d', '2031-11-28', '15:30')
  const shown = withChosen([service, gathering, open], { programme: [burial] })
  expect(shown.map(({ uuid }) => uuid)).toEqual(['a', 'd', 'b', 'c'])
})

test('without one the programme stays as the page has it, and none stands there twice', () => {
  const events = [open, service]
  expect(withChosen(events, null)).toEqual(events)
  expect(withChosen(events, { programme: [service] })).toEqual(events)
})
