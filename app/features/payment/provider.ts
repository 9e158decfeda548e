import type { ComponentType } from 'react'
import type { Intent, PaymentFormProps } from './payment-form.ts'
import { SandboxForm } from './SandboxForm.tsx'

/**
 * The form of each payment provider: it takes the card to the provider, never to our server, says what the
 * provider refuses, and carries the bank's own step where there is one.
 */
export const paymentForms: Partial<Record<Intent['provider'], ComponentType<PaymentFormProps>>> = {
  sandbox: SandboxForm,
}
