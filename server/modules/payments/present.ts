import type { z } from 'zod'
import type { Promo as ContractPromo, Refund } from '#contract/payments.ts'
import type { Promo } from './rules.ts'

export function presentPromo(promo: Promo & { code: string }): z.infer<typeof ContractPromo> {
  const { code, free, amountOffMinor, maxUses, uses, expiresAt } = promo
  return { code, free, amountOffMinor, maxUses, uses, expiresAt: expiresAt?.toISOString() ?? null }
}

export function presentRefund(payment: {
  amountMinor: number
  currency: string
  extendsFrom: Date | null
  intentId: string
}): z.infer<typeof Refund> {
  const { amountMinor, currency, extendsFrom, intentId } = payment
  return { amountMinor, currency, isExtension: extendsFrom !== null, paymentIntentId: intentId }
}
