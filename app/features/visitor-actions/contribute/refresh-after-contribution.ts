import type { Contribution } from '#contract/contributions.ts'
import { reloadVisitorData } from '../visitor-data.ts'

/** Milliseconds between polls for processed photos, and how many polls at most. */
const PAUSE = 2000
const TIMES = 30

/** Refreshes the page after a contribution was sent or deleted (null), and again once its photos can be shown. */
export async function refreshAfterContribution(
  slug: string,
  contribution: Contribution | null,
): Promise<void> {
  await refreshed()
  if (contribution?.state !== 'VISIBLE' || !isProcessing(contribution)) return
  for (let n = 0; n < TIMES; n++) {
    await new Promise((done) => setTimeout(done, PAUSE))
    if (!isProcessing((await reloadVisitorData(slug)).userContribution)) return refreshed()
  }
}

const isProcessing = (contribution: Contribution | null): boolean =>
  [...(contribution?.media ?? []), ...(contribution?.recordings ?? [])].some(
    ({ state }) => state === 'PROCESSING',
  )

/** Loaded once there is something new; without it the page shows it when it is next opened. */
const refreshed = (): Promise<void> =>
  import('../refresh.ts').then(
    ({ refreshPage }) => refreshPage(),
    () => {},
  )
