import { describe, expect, it } from 'vitest'
import { blankDraft, type DraftFund } from '#app/draft/schema.ts'
import { addFund, removeFund, restoreFund, writeFund } from './edits.ts'
import { fundProblems, hasProblem } from './fund-problems.ts'

const blank = blankDraft('d1')
const [first] = blank.funds
const fund = (change: Partial<DraftFund>): DraftFund => ({
  id: 'f',
  title: '',
  description: '',
  recipient: '',
  payout: '',
  charity: '',
  goal: '',
  server: null,
  ...change,
})

describe('the list of funds', () => {
  const two = addFund('second')(blank)
  const ids = (draft: typeof two) => draft.funds.map(({ id }) => id)

  it('begins with one blank fund, and keeps at least one', () => {
    expect(blank.funds).toHaveLength(1)
    expect(removeFund(first?.id ?? '')(blank)).toBe(blank)
    expect(ids(removeFund('second')(two))).toEqual([first?.id])
  })

  it('changes one fund only; adding the same fund again changes nothing', () => {
    const written = writeFund('second', 'title', 'Hospice')(two)
    expect(written.funds.map(({ title }) => title)).toEqual(['', 'Hospice'])
    expect(ids(addFund('second')(written))).toEqual(ids(two))
  })

  it('restores a removed fund at its previous position', () => {
    const three = addFund('third')(two)
    const second = fund({ id: 'second' })
    const back = restoreFund(second, 1)(removeFund('second')(three))
    expect(ids(back)).toEqual(ids(three))
    expect(restoreFund(second, 1)(back)).toBe(back)
  })
})

describe('the errors of a fund', () => {
  const server = { id: 's', raisedMinor: 0, donationCount: 0, currency: 'aud', mayReword: true }

  it('a blank fund has none, because it is dropped', () => {
    expect(hasProblem(fund({}))).toBe(false)
  })

  it('a fund with other content needs a title, or that content would be dropped', () => {
    for (const one of [
      fund({ goal: '5' }),
      fund({ description: 'For the roof' }),
      fund({ recipient: 'The roofer' }),
      fund({ server }),
    ])
      expect(fundProblems(one).title).toBe('missing')
  })

  it('the title can have 200 characters and no more', () => {
    expect(hasProblem(fund({ title: 'a'.repeat(200) }))).toBe(false)
    expect(fundProblems(fund({ title: 'a'.repeat(201) })).title).toEqual({
      words: 'Fund title must be at most 200 characters',
    })
  })

  it('a description that is too long and a goal that is no amount are errors', () => {
    expect(fundProblems(fund({ title: 'Roof', description: 'a'.repeat(2001), goal: 'much' }))).toEqual({
      title: null,
      description: 'Description must be at most 2000 characters',
      recipient: null,
      payout: null,
      charity: null,
      goal: true,
    })
  })
})
