import { goalMinor } from '#app/draft/goal.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { updateFunds } from '#contract/edits.ts'

const { title: Title, description: Description } = updateFunds.body.shape.funds.element.shape

export interface FundProblems {
  /** `missing`: something else of it is there, and would be dropped without a title. */
  title: 'missing' | { words: string } | null
  description: string | null
  /** No amount of money that a goal can be. */
  goal: boolean
}

/** What is wrong with a fund, in the contract's words where it has them. A blank fund is no problem: it is dropped. */
export function fundProblems({ title, description, goal, server }: DraftFund): FundProblems {
  const hasMore = server !== null || description.trim() !== '' || goal.trim() !== ''
  const tooLong = Title.safeParse(title.trim()).error?.issues[0]?.message
  return {
    title: tooLong ? { words: tooLong } : title.trim() === '' && hasMore ? 'missing' : null,
    description: Description.safeParse(description.trim()).error?.issues[0]?.message ?? null,
    goal: goalMinor(goal, server?.currency) === 'unclear',
  }
}

export const hasProblem = (fund: DraftFund): boolean => {
  const { title, description, goal } = fundProblems(fund)
  return title !== null || description !== null || goal
}
