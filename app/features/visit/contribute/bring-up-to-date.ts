import type { Contribution } from '#contract/contributions.ts'
import { readMineAgain } from '../mine.ts'
import { refreshPage } from '../refresh.ts'

/** Milliseconds between two questions whether the photos are ready, and how often it is asked. */
const PAUSE = 2000
const TIMES = 30

/**
 * Brings the page up to date after a contribution was sent or taken away (null), and again once its photos are ready
 * to be shown.
 */
export async function bringUpToDate(slug: string, contribution: Contribution | null): Promise<void> {
  await refreshPage()
  let waiting = isInTheMaking(contribution)
  for (let n = 0; waiting && n < TIMES; n++) {
    await new Promise((done) => setTimeout(done, PAUSE))
    waiting = isInTheMaking((await readMineAgain(slug)).userContribution)
    if (!waiting) await refreshPage()
  }
}

const isInTheMaking = (contribution: Contribution | null): boolean =>
  contribution?.state === 'VISIBLE' && contribution.media.some(({ state }) => state === 'PROCESSING')
