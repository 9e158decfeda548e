import type { z } from 'zod'
import type { Promo as ContractPromo } from '#contract/payments.ts'
import type { Promo } from './rules.ts'

export function presentPromo(promo: Promo & { code: string }): z.infer<typeof ContractPromo> {
  const { code, free, amountOffMinor, maxUses, uses, expiresAt } = promo
  return { code, free, amountOffMinor, maxUses, uses, expiresAt: expiresAt?.toISOString() ?? null }
}
