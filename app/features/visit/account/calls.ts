import { addressOf } from '#app/lib/address-of.ts'
import type * as accounts from '#contract/accounts.ts'

export const signUp = addressOf<typeof accounts.signUp>({ method: 'POST', path: '/anon/signup' })
export const signIn = addressOf<typeof accounts.signIn>({ method: 'POST', path: '/anon/signin' })
export const confirmCode = addressOf<typeof accounts.confirmCode>({
  method: 'POST',
  path: '/user/code/confirm',
})
export const resendCode = addressOf<typeof accounts.resendCode>({ method: 'POST', path: '/user/code/resend' })
export const getUser = addressOf<typeof accounts.getUser>({ method: 'GET', path: '/user' })
export const saveUser = addressOf<typeof accounts.saveUser>({ method: 'POST', path: '/user/save' })
