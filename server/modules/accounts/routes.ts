import {
  confirmCode,
  forgotPassword,
  getUser,
  resendCode,
  resetPassword,
  saveUser,
  signIn,
  signOut,
  signUp,
} from '#contract/accounts.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Accounts } from './service.ts'

export function accountRoutes(mount: Mount, accounts: Accounts) {
  mount(signUp, ({ body, ip }) => accounts.signUp(body, ip))
  mount(signIn, ({ body, ip }) => accounts.signIn(body, ip))
  mount(confirmCode, ({ caller, body }) => accounts.confirmCode(caller, body.code))
  mount(resendCode, ({ caller }) => accounts.resendCode(caller))
  mount(getUser, ({ caller }) => accounts.getUser(caller))
  mount(saveUser, ({ caller, body }) => accounts.saveUser(caller, body))
  mount(signOut, ({ caller }) => accounts.signOut(caller))
  mount(forgotPassword, ({ body, ip }) => accounts.forgotPassword(body.email, ip))
  mount(resetPassword, ({ body }) => accounts.resetPassword(body))
}
