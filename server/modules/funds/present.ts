import type { z } from 'zod'
import type { Donation, Fund, FundAccount, PublicFund } from '#contract/funds.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import type { FundAccountRow } from './repo-operating.ts'
import { mayReword } from './rules-edit.ts'

/** The fields of a donation that its hosts see. Times are strings, since they come from JSON. */
export interface DonationFacts {
  uuid: string
  fundUuid: string
  amountMinor: number
  currency: string
  anonymous: boolean
  dateDonated: Date | string
  /** Never read for an anonymous donor; null also when the account is gone. */
  firstName: string | null
  surname: string | null
}

interface FundFacts {
  uuid: string
  title: string
  description: string | null
  recipient: string | null
  payout: string | null
  goalMinor: number | null
  raisedMinor: number
  donationCount: number
  deletedAt: Date | string | null
  donations: DonationFacts[]
}

export function presentDonation(row: DonationFacts): Donation {
  const { firstName, surname } = row
  const isNamed = !row.anonymous && firstName !== null && surname !== null
  return {
    id: row.uuid,
    fundId: row.fundUuid,
    amount: row.amountMinor / 100,
    amountMinor: row.amountMinor,
    currency: row.currency,
    dateDonated: new Date(row.dateDonated).toISOString(),
    anon: row.anonymous,
    user: isNamed ? { firstName, surname } : null,
  }
}

/** The fund as every visitor sees it. `currency` is the one for new gifts. */
export function presentOpenFund(
  row: Omit<FundFacts, 'deletedAt' | 'donations'>,
  currency: string,
): PublicFund {
  const { uuid, title, description, recipient, payout, goalMinor, raisedMinor, donationCount } = row
  return { id: uuid, title, description, recipient, payout, goalMinor, currency, raisedMinor, donationCount }
}

/** The fund as a host sees it. */
export function presentFund(row: FundFacts, currency: string, role: HostAccess['role']): Fund {
  return {
    ...presentOpenFund(row, currency),
    closed: row.deletedAt !== null,
    mayReword: mayReword(role, row.donationCount > 0),
    donations: row.donations.map(presentDonation),
  }
}

export const presentFundAccount = (row: FundAccountRow): z.infer<typeof FundAccount> => ({
  id: row.uuid,
  title: row.title,
  closed: row.deletedAt !== null,
  account: row.connectedAccount,
})
