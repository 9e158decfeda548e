import { exportAllDonations, refundDonation } from '#contract/funds.ts'
import { finishDonation, processDonation } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Donations } from './service.ts'

export function donationRoutes(mount: Mount, donations: Donations) {
  mount(processDonation, ({ caller, visitor, body, ip }) => donations.give(caller, visitor, body, ip))
  mount(finishDonation, ({ caller, body }) => donations.finish(caller, body.paymentIntentId))
  mount(refundDonation, ({ params }) => donations.refund(params.paymentIntentId))
  mount(exportAllDonations, () => donations.exportLedger())
}
