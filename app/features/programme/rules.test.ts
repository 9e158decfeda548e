import { expect, it } from 'vitest'
import { mergeProgrammes } from './rules.ts'
import { aService } from './testing.ts'

const base = [aService()]
const mine = [aService({ place: 'Chapel' })]
const theirs = [aService({ begins: '10:30' })]

it('what one side alone changed stays, and so does what both changed to the same', () => {
  expect(mergeProgrammes(base, mine, base)).toEqual({ content: mine, conflicts: [] })
  expect(mergeProgrammes(base, base, theirs)).toEqual({ content: theirs, conflicts: [] })
  const alike = [aService({ place: 'Chapel ' })]
  expect(mergeProgrammes(base, mine, alike)).toEqual({ content: alike, conflicts: [] })
})

it('a host is asked where both sides changed it; theirs is kept until then', () => {
  expect(mergeProgrammes(base, mine, theirs)).toEqual({ content: mine, conflicts: [{ mine, theirs }] })
})
