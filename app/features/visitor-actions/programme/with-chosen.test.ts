import { expect, test } from 'vitest'
import type { PublicEvent } from '#contract/events.ts'
import { withChosen } from './with-chosen.ts'

const event = (uuid: string, date: string | null, beginsAt: string | null) =>
  ({ uuid, date, beginsAt }) as PublicEvent
const service = event('a', '2031-11-28', '2031-11-28T03:00:00Z')
const gathering = event('b', '2031-11-28', '2031-11-28T06:00:00Z')
const open = event('c', null, null)

test('an event for chosen people stands at its time among the others, wherever it is', () => {
  const burial = event('d', '2031-11-27', '2031-11-28T04:30:00Z')
  const shown = withChosen([service, gathering, open], { programme: [burial] })
  expect(shown.map(({ uuid }) => uuid)).toEqual(['a', 'd', 'b', 'c'])
})

test('without one the programme stays as the page has it, and none stands there twice', () => {
  const events = [open, service]
  expect(withChosen(events, null)).toEqual(events)
  expect(withChosen(events, { programme: [service] })).toEqual(events)
})
