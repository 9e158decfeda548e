import type { z } from 'zod'
import { goalMinor } from '#app/draft/fund-goal.ts'
import { filledFunds } from '#app/draft/rules.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { fieldMessage } from '#app/lib/field-message.ts'
import { FundInput } from '#contract/funds.ts'

const {
  title: Title,
  description: Description,
  recipient: Recipient,
  payout: Payout,
  charity: Charity,
} = FundInput.shape

interface FundProblems {
  /** `missing`: there is no title, but other content that would be dropped without one. */
  title: 'missing' | { words: string } | null
  description: string | null
  recipient: string | null
  payout: string | null
  charity: string | null
  /** The text is not an amount that a goal can have. */
  goal: boolean
}

/** The errors of a fund, in the current language. A blank fund has none, because it is dropped. */
export function fundProblems(fund: DraftFund): FundProblems {
  const { title, goal, server } = fund
  const hasMore = server !== null || filledFunds({ funds: [{ ...fund, title: '' }] }).length > 0
  const tooLong = problemOf(Title, title.trim())
  return {
    title: tooLong ? { words: tooLong } : title.trim() === '' && hasMore ? 'missing' : null,
    description: problemOf(Description, fund.description.trim()),
    recipient: problemOf(Recipient, fund.recipient.trim()),
    payout: problemOf(Payout, fund.payout.trim()),
    charity: problemOf(Charity, fund.charity.trim()),
    goal: goalMinor(goal, server?.currency) === 'unclear',
  }
}

const problemOf = (schema: z.ZodType, typed: string): string | null => {
  const problem = schema.safeParse(typed).error?.issues[0]?.message
  return problem === undefined ? null : fieldMessage(problem)
}

export const hasProblem = (fund: DraftFund): boolean => {
  const { goal, ...words } = fundProblems(fund)
  return goal || Object.values(words).some((problem) => problem !== null)
}
