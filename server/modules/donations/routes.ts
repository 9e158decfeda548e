import { exportAllDonations, refundDonation } from '#contract/funds.ts'
import { finishDonation, processDonation } from '#contract/visitors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as giving from './service-give.ts'
import { refundDonation as giveBack } from './service-refunds.ts'

export function donationRoutes(mount: Mount, context: Context) {
  mount(processDonation, ({ caller, visitor, body, ip }) =>
    giving.processDonation(context, caller, visitor, body, ip),
  )
  mount(finishDonation, ({ caller, body }) => giving.finishDonation(context, caller, body.paymentIntentId))
  mount(refundDonation, ({ params }) => giveBack(context, params.paymentIntentId))
  mount(exportAllDonations, () => giving.exportAllDonations(context))
}
