import { endpointOf } from '#app/lib/endpoint-of.ts'
import type * as visitors from '#contract/visitors.ts'

export const processDonation = endpointOf<typeof visitors.processDonation>({
  method: 'POST',
  path: '/donation/process',
})
export const finishDonation = endpointOf<typeof visitors.finishDonation>({
  method: 'POST',
  path: '/donation/finish',
})
