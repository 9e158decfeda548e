import type { Contribution } from '#contract/contributions.ts'
import { refreshPage } from '../refresh.ts'
import { reloadVisitorData } from '../visitor-data.ts'

/** Milliseconds between two questions whether the photos are ready, and how often it is asked. */
const PAUSE = 2000
const TIMES = 30

/**
 * Brings the page up to date after a contribution was sent or taken away (null), and again once its photos are ready
 * to be shown.
 */
export async function refreshAfterContribution(
  slug: string,
  contribution: Contribution | null,
): Promise<void> {
  await refreshPage()
  if (contribution?.state !== 'VISIBLE' || !isProcessing(contribution)) return
  if (await untilReady(slug)) await refreshPage()
}

export const isProcessing = (contribution: Contribution | null): boolean =>
  contribution?.media.some(({ state }) => state === 'PROCESSING') === true

const underWay = new Map<string, Promise<boolean>>()

/**
 * Asks for what this visitor added (`visitor-data.ts`) until its photos can be shown, for a minute. False where they still cannot.
 * One question a memorial, whoever waits for it: the page after a memory was sent, and the dialog that is opened again.
 */
export function untilReady(slug: string): Promise<boolean> {
  const asked = underWay.get(slug) ?? ask(slug).finally(() => underWay.delete(slug))
  underWay.set(slug, asked)
  return asked
}

async function ask(slug: string): Promise<boolean> {
  for (let n = 0; n < TIMES; n++) {
    await new Promise((done) => setTimeout(done, PAUSE))
    if (!isProcessing((await reloadVisitorData(slug)).userContribution)) return true
  }
  return false
}
