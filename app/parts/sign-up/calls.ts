import { endpointOf } from '#app/lib/endpoint-of.ts'
import type * as accounts from '#contract/accounts.ts'
import type * as codes from '#contract/sign-in-codes.ts'

export const signUp = endpointOf<typeof accounts.signUp>({ method: 'POST', path: '/anon/signup' })
export const confirmCode = endpointOf<typeof accounts.confirmCode>({
  method: 'POST',
  path: '/user/code/confirm',
})
export const resendCode = endpointOf<typeof accounts.resendCode>({
  method: 'POST',
  path: '/user/code/resend',
})
export const askSignInCode = endpointOf<typeof codes.askSignInCode>({ method: 'POST', path: '/anon/code' })
export const signInByCode = endpointOf<typeof codes.signInByCode>({
  method: 'POST',
  path: '/anon/code/signin',
})
export const saveUser = endpointOf<typeof accounts.saveUser>({ method: 'POST', path: '/user/save' })
