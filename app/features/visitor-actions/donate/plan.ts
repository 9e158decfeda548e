import { plainAmount } from '#app/lib/amount-text.ts'
import { minorUnits } from '#contract/donation-fee.ts'
import { donations as limits } from '#contract/limits.ts'

export const OTHER = 'other'

/**
 * What somebody intends to give. It survives a login, the mail with the code, and a reload; the card details do not.
 */
export interface Plan {
  /** One of the presets in whole currency units, or `other`. */
  pick: string
  /** As typed. */
  other: string
  /** null: the first fund. */
  fundId: string | null
  anonymous: boolean
  who: { name: string; email: string }
  /** The code that was mailed works with it; null: none was asked for. */
  codeToken: string | null
  /** The dialog was open. */
  isOpen: boolean
  /** The id each gift was sent with, so that sending it again does not create a second one. */
  sent: { gift: string; clientId: string } | null
}

export const freshPlan: Plan = {
  pick: String(limits.preset),
  other: '',
  fundId: null,
  anonymous: false,
  who: { name: '', email: '' },
  codeToken: null,
  isOpen: false,
  sent: null,
}

/** In minor units; null for an invalid amount. */
export function amountOf({ pick, other }: Pick<Plan, 'pick' | 'other'>): number | null {
  const minor = minorUnits(pick === OTHER ? plainAmount(other) : pick)
  return minor !== null && minor >= limits.min * 100 && minor <= limits.max * 100 ? minor : null
}

/** Identifies a gift: with another amount, fund or anonymity it is a different one. */
export const giftOf = (amountMinor: number, fundId: string, anonymous: boolean): string =>
  [amountMinor, fundId, anonymous].join(' ')

/** The id that this gift was sent with before, or a new one. */
export const clientIdOf = ({ sent }: Plan, gift: string, newId: () => string): string =>
  sent?.gift === gift ? sent.clientId : newId()

const keyOf = (slug: string) => `donate:${slug}`

/** null if there is none, or storage is refused. */
export function readPlan(slug: string): Plan | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null')
    return typeof stored?.who?.email === 'string' ? { ...freshPlan, ...stored } : null
  } catch {
    return null
  }
}

/** Stored until the tab is closed. */
export function writePlan(slug: string, plan: Plan | null): void {
  try {
    if (plan === null) sessionStorage.removeItem(keyOf(slug))
    else sessionStorage.setItem(keyOf(slug), JSON.stringify(plan))
  } catch {
    // It stays in memory.
  }
}
