import type { Draft } from '#app/draft/schema.ts'
import { type Account, barSteps, canOpenStep, furthestReached, type Step, steps } from '#app/draft/steps.ts'

/** One step as the bar shows it; `to` when it may be clicked. */
export interface StepMark {
  name: Step['name']
  number: number
  state: 'done' | 'current' | 'todo' | 'disabled'
  to?: string
}

const SHARE = 'share'
const SAVE = 'save'

/** The step a path belongs to. */
export const stepOfPath = (path: string): Step | undefined =>
  steps.find((step) => step.index > 0 && step.path === path.replace(/\/$/, ''))

/** The bar above a step. */
export function stepMarks(current: Step | undefined, draft: Draft, account: Account): StepMark[] {
  const furthest = furthestReached(draft, account)
  return barSteps(current, draft, account).map((step, place) => {
    const opens = canOpenStep(step.index, draft, account)
    const mark = { name: step.name, number: place + 1, ...(opens && { to: step.path }) }
    if (step.name === current?.name) return { ...mark, state: 'current' }
    if (step.name === SHARE && !opens) return { ...mark, state: 'disabled' }
    // Save is shown only as long as there is something to do in it.
    return { ...mark, state: step.index < furthest && step.name !== SAVE ? 'done' : 'todo' }
  })
}
