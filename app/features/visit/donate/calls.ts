import { addressOf } from '#app/lib/address-of.ts'
import type * as visitors from '#contract/visitors.ts'

export const processDonation = addressOf<typeof visitors.processDonation>({
  method: 'POST',
  path: '/donation/process',
})
export const finishDonation = addressOf<typeof visitors.finishDonation>({
  method: 'POST',
  path: '/donation/finish',
})
