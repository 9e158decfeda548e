import type { DraftFund } from '#app/draft/schema.ts'
import { money } from '#app/lib/money.ts'

/** Whether a fund holds gifts. */
export const wasGivenTo = ({ server }: DraftFund): boolean => server !== null && server.donationCount > 0

/** What was given to a fund, for messages. */
export const giftsOf = ({ server }: DraftFund) => ({
  sum: server ? money(server.raisedMinor, server.currency) : '',
  count: server?.donationCount ?? 0,
})
