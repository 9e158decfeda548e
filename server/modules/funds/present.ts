import type { Donation, Fund, PublicFund } from '#contract/funds.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { type FundRow, mayReword } from './rules-edit.ts'

/** The fields of a donation that its hosts see. Times are strings, since they come from JSON. */
interface DonationFacts {
  uuid: string
  fundUuid: string
  fundTitle: string
  amountMinor: number
  currency: string
  anonymous: boolean
  dateDonated: Date | string
  /** Null: given here. */
  formerServer: string | null
  /** Never read for an anonymous donor; null also when the account is gone. */
  firstName: string | null
  surname: string | null
}

interface FundFacts extends Omit<FundRow, 'position'> {
  raisedMinor: number
  formerMinor: number
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
    fundTitle: row.fundTitle,
    amount: row.amountMinor / 100,
    amountMinor: row.amountMinor,
    currency: row.currency,
    dateDonated: new Date(row.dateDonated).toISOString(),
    anon: row.anonymous,
    formerServer: row.formerServer,
    user: isNamed ? { firstName, surname } : null,
  }
}

/** The fund as every visitor sees it. `currency` is the one for new gifts. */
export function presentOpenFund(
  row: Omit<FundFacts, 'deletedAt' | 'donations' | 'formerMinor'>,
  currency: string,
): PublicFund {
  const { uuid: id, title, description, recipient, payout, charity } = row
  const { goalMinor, raisedMinor, donationCount } = row
  const words = { title, description, recipient, payout, charity }
  return { id, ...words, goalMinor, currency, raisedMinor, donationCount }
}

/** The fund as a host sees it. */
export function presentFund(row: FundFacts, currency: string, role: HostAccess['role']): Fund {
  return {
    ...presentOpenFund(row, currency),
    formerMinor: row.formerMinor,
    closed: row.deletedAt !== null,
    mayReword: mayReword(role, row.donationCount > 0),
    donations: row.donations.map(presentDonation),
  }
}
