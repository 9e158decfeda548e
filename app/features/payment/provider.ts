import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Intent, PaymentFormProps } from './payment-form.ts'
import { SandboxForm } from './SandboxForm.tsx'

/**
 * The form of each payment provider: it takes the card to the provider, never to our server, says what the
 * provider refuses, and carries the bank's own step where there is one. One that is not of this server is never fetched.
 */
export const paymentForms: Record<Intent['provider'], PaymentForm> = {
  sandbox: SandboxForm,
  stripe: lazy(() => import('./StripeForm.tsx')),
}

type PaymentForm = ComponentType<PaymentFormProps> | LazyExoticComponent<ComponentType<PaymentFormProps>>
