import { type DraftEvent, makeEvent } from './rules-event.ts'

/** A service at eleven in Sydney, as it is edited. */
export const aService = (change: Partial<DraftEvent> = {}): DraftEvent => ({
  ...makeEvent('a'),
  date: '2027-01-09',
  begins: '11:00',
  zone: 'Australia/Sydney',
  ...change,
})
