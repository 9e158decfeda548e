import type { ComponentType } from 'react'
import type { DonationTerms } from '#contract/funds.ts'
import type { CardFormProps } from './card-form.ts'

/** Payment providers, for memorials and for gifts. */
export type Provider = DonationTerms['provider']

/** The card form of each provider with its dependencies, loaded when somebody is about to pay. */
const forms: Partial<Record<Provider, () => Promise<ComponentType<CardFormProps>>>> = {
  sandbox: async () => (await import('./SandboxCard.tsx')).SandboxCard,
  stripe: async () => (await import('./StripeCard.tsx')).StripeCard,
}

/** null: this release has no form for it. */
export const loadCardForm = async (provider: Provider): Promise<ComponentType<CardFormProps> | null> =>
  (await forms[provider]?.()) ?? null
