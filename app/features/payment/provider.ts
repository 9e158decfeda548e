import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Intent, PaymentFormProps } from './payment-form.ts'
import { SandboxForm } from './SandboxForm.tsx'

/**
 * The form of each payment provider. It sends the card to the provider, never to our server, shows the provider's
 * refusals, and handles the bank's own step if there is one. Forms of providers that this server does not use are never
 * loaded.
 */
export const paymentForms: Record<Intent['provider'], PaymentForm> = {
  sandbox: SandboxForm,
  stripe: lazy(() => import('./StripeForm.tsx')),
}

type PaymentForm = ComponentType<PaymentFormProps> | LazyExoticComponent<ComponentType<PaymentFormProps>>
