import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import type { DonationTerms } from '#contract/funds.ts'
import type { CardForm, CardFormProps } from './card-form.ts'

export interface LoadedCardForm {
  /** null until it is loaded, and when there is none. */
  Form: ComponentType<CardFormProps> | null
  /** The form could not be loaded, or this release has none for the provider. */
  isMissing: boolean
  /** To be passed to the form. */
  card: RefObject<CardForm | null>
}

/** Loads the provider's card form. null: the provider is not known yet. */
export function useCardForm(provider: Provider | null): LoadedCardForm {
  const card = useRef<CardForm>(null)
  const [loaded, setLoaded] = useState<Omit<LoadedCardForm, 'card'>>(nothing)

  useEffect(() => {
    if (provider === null) return
    let isCurrent = true
    const take = (Form: ComponentType<CardFormProps> | null) =>
      isCurrent && setLoaded({ Form, isMissing: Form === null })
    loadCardForm(provider).then(take, () => take(null))
    return () => {
      isCurrent = false
    }
  }, [provider])

  return { ...loaded, card }
}

const nothing = { Form: null, isMissing: false }

/** Payment providers, for memorials and for gifts. */
type Provider = DonationTerms['provider']

/** The card form of each provider with its dependencies, loaded when somebody is about to pay. */
const forms: Partial<Record<Provider, () => Promise<ComponentType<CardFormProps>>>> = {
  sandbox: async () => (await import('./SandboxCard.tsx')).SandboxCard,
  stripe: async () => (await import('./StripeCard.tsx')).StripeCard,
}

/** null: this release has no form for it. */
const loadCardForm = async (provider: Provider): Promise<ComponentType<CardFormProps> | null> =>
  (await forms[provider]?.()) ?? null
