import type { DonationFee } from '#contract/donation-fee.ts'
import type { Disputes } from '#server/modules/disputes/service.ts'
import type { Context } from '#server/ports/context.ts'

export interface DonationDeps extends Context {
  disputes: Pick<Disputes, 'record'>
  fee: DonationFee
}
