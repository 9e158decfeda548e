import type { ComponentType } from 'react'
import type { DonationTerms } from '#contract/funds.ts'
import type { CardFormProps } from './card-form.ts'

/** The card form of each provider with its dependencies, loaded when somebody is about to pay. */
const forms: Partial<Record<DonationTerms['provider'], () => Promise<ComponentType<CardFormProps>>>> = {
  sandbox: async () => (await import('./SandboxCard.tsx')).SandboxCard,
  stripe: async () => (await import('./StripeCard.tsx')).StripeCard,
}

/** null: this release has no form for it. */
export const loadCardForm = async (
  provider: DonationTerms['provider'],
): Promise<ComponentType<CardFormProps> | null> => (await forms[provider]?.()) ?? null
