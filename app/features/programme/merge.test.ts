import { expect, it } from 'vitest'
import type { DraftEvent } from './draft-event.ts'
import { mergeProgrammes, settled } from './merge.ts'
import { aService } from './testing.ts'

const service = aService()
const burial = aService({ id: 'b', kind: 'BURIAL', begins: '13:00', place: 'Cemetery' })
const gathering = aService({ id: 'c', kind: 'GATHERING', begins: '14:00' })
const base = [service, burial]

it('keeps what each side changed in other fields, and what each added', () => {
  const mine = [{ ...service, place: 'Chapel' }, burial, gathering]
  const theirs = [{ ...service, begins: '10:30' }, burial, { ...gathering, id: 'd' }]
  const { events, conflicts } = mergeProgrammes(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(events.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(events.find(({ id }) => id === 'a')).toMatchObject({ place: 'Chapel', begins: '10:30' })
})

it('asks about fields that both changed, unless to the same', () => {
  const mine = [
    { ...service, place: 'Hall' },
    { ...burial, place: 'Cemetery, east gate' },
  ]
  const theirs = [
    { ...service, place: 'Hall ' },
    { ...burial, place: 'Cemetery, west gate' },
  ]
  const { events, conflicts } = mergeProgrammes(base, mine, theirs)
  expect(conflicts).toMatchObject([{ id: 'b', group: 'place' }])
  const placeOf = (all: DraftEvent[]) => all.find(({ id }) => id === 'b')?.place
  expect(placeOf(events)).toBe('Cemetery, east gate')
  expect(placeOf(settled(events, []))).toBe('Cemetery, east gate')
  expect(placeOf(settled(events, conflicts))).toBe('Cemetery, west gate')
})

it('takes times of one event as one: half of each would be neither', () => {
  const mine = [{ ...service, begins: '11:30' }, burial]
  const theirs = [{ ...service, date: '2027-01-10' }, burial]
  expect(mergeProgrammes(base, mine, theirs).conflicts).toMatchObject([{ id: 'a', group: 'when' }])
})

it('drops what one side removed, unless the other changed it', () => {
  expect(mergeProgrammes(base, [service], base).events).toEqual([service])
  expect(mergeProgrammes(base, base, [service]).events).toEqual([service])
  const changed = { ...burial, details: 'Bring boots' }
  expect(mergeProgrammes(base, [service], [service, changed]).events).toEqual([service, changed])
  expect(mergeProgrammes(base, [service, changed], [service]).events).toEqual([service, changed])
})
