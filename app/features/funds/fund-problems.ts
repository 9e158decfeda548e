import { goalMinor } from '#app/draft/fund-goal.ts'
import { filledFunds } from '#app/draft/rules.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { FundInput } from '#contract/funds.ts'

const { title: Title, description: Description, recipient: Recipient, payout: Payout } = FundInput.shape

interface FundProblems {
  /** `missing`: there is no title, but other content that would be dropped without one. */
  title: 'missing' | { words: string } | null
  description: string | null
  recipient: string | null
  payout: string | null
  /** The text is not an amount that a goal can have. */
  goal: boolean
}

/** The errors of a fund, in the contract's words where it has them. A blank fund has none, because it is dropped. */
export function fundProblems(fund: DraftFund): FundProblems {
  const { title, goal, server } = fund
  const hasMore = server !== null || filledFunds({ funds: [{ ...fund, title: '' }] }).length > 0
  const tooLong = Title.safeParse(title.trim()).error?.issues[0]?.message
  return {
    title: tooLong ? { words: tooLong } : title.trim() === '' && hasMore ? 'missing' : null,
    description: Description.safeParse(fund.description.trim()).error?.issues[0]?.message ?? null,
    recipient: Recipient.safeParse(fund.recipient.trim()).error?.issues[0]?.message ?? null,
    payout: Payout.safeParse(fund.payout.trim()).error?.issues[0]?.message ?? null,
    goal: goalMinor(goal, server?.currency) === 'unclear',
  }
}

export const hasProblem = (fund: DraftFund): boolean => {
  const { goal, ...words } = fundProblems(fund)
  return goal || Object.values(words).some((problem) => problem !== null)
}
