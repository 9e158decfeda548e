import type { ComponentType } from 'react'
import type { DonationTerms } from '#contract/funds.ts'
import type { CardFormProps } from './card-form.ts'

/** The form of each provider, with whatever it takes; fetched when somebody is about to pay. */
const forms: Partial<Record<DonationTerms['provider'], () => Promise<ComponentType<CardFormProps>>>> = {
  sandbox: async () => (await import('./SandboxCard.tsx')).SandboxCard,
  stripe: async () => (await import('./StripeCard.tsx')).StripeCard,
}

/** null: there is no form for it in this release. */
export const loadCardForm = async (
  provider: DonationTerms['provider'],
): Promise<ComponentType<CardFormProps> | null> => (await forms[provider]?.()) ?? null
