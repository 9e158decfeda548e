import { goalMinor } from '#app/draft/fund-goal.ts'
import { filledFunds } from '#app/draft/rules.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { fieldMessage } from '#app/lib/field-message.ts'
import { FundInput } from '#contract/funds.ts'

type Words = 'title' | 'description' | 'recipient' | 'payout' | 'charity'

interface FundProblems extends Record<Exclude<Words, 'title'>, string | null> {
  /** `missing`: there is no title, but other content that would be dropped without one. */
  title: 'missing' | { words: string } | null
  /** The text is not an amount that a goal can have. */
  goal: boolean
}

/** The errors of a fund, in the current language. A blank fund has none, because it is dropped. */
export function fundProblems(fund: DraftFund): FundProblems {
  const { title, goal, server } = fund
  const hasMore = server !== null || filledFunds({ funds: [{ ...fund, title: '' }] }).length > 0
  const tooLong = problemOf(fund, 'title')
  return {
    title: tooLong ? { words: tooLong } : title.trim() === '' && hasMore ? 'missing' : null,
    description: problemOf(fund, 'description'),
    recipient: problemOf(fund, 'recipient'),
    payout: problemOf(fund, 'payout'),
    charity: problemOf(fund, 'charity'),
    goal: goalMinor(goal, server?.currency) === 'unclear',
  }
}

const problemOf = (fund: DraftFund, field: Words): string | null => {
  const problem = FundInput.shape[field].safeParse(fund[field].trim()).error?.issues[0]?.message
  return problem === undefined ? null : fieldMessage(problem)
}

export const hasProblem = (fund: DraftFund): boolean => {
  const { goal, ...words } = fundProblems(fund)
  return goal || Object.values(words).some((problem) => problem !== null)
}
