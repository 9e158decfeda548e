import {
  changePassword,
  confirmCode,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getCaptcha,
  getUser,
  keepAccount,
  listDevices,
  resendCode,
  resetPassword,
  saveUser,
  signIn,
  signOut,
  signOutDevice,
  signOutEverywhere,
  signUp,
} from '#contract/accounts.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '#contract/passkeys.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Accounts } from './service.ts'

export function accountRoutes(mount: Mount, accounts: Accounts) {
  mount(signUp, ({ body, languages, ...from }) => accounts.signUp(body, from, preferredLanguage(languages)))
  mount(getCaptcha, () => accounts.getCaptcha())
  mount(signIn, ({ body, languages, ...from }) => accounts.signIn(body, from, preferredLanguage(languages)))
  mount(confirmCode, ({ caller, body, ip }) => accounts.confirmCode(caller, body.code, ip))
  mount(resendCode, ({ caller }) => accounts.resendCode(caller))
  mount(getUser, ({ caller, languages }) => accounts.getUser(caller, languages.chosen ?? null))
  mount(saveUser, ({ caller, body }) => accounts.saveUser(caller, body))
  mount(signOut, ({ caller }) => accounts.signOut(caller))
  mount(forgotPassword, ({ body, ip }) => accounts.forgotPassword(body, ip))
  mount(resetPassword, ({ body, ...from }) => accounts.resetPassword(body, from))
  mount(changePassword, ({ caller, body, ...from }) => accounts.changePassword(caller, body, from))
  mount(signOutEverywhere, ({ caller }) => accounts.signOutEverywhere(caller))
  mount(listDevices, ({ caller }) => accounts.listDevices(caller))
  mount(signOutDevice, ({ caller, body }) => accounts.signOutDevice(caller, body.id))
  mount(listPasskeys, ({ caller }) => accounts.listPasskeys(caller))
  mount(beginPasskey, ({ caller, body, ip }) => accounts.beginPasskey(caller, body.password, ip))
  mount(addPasskey, ({ caller, body, ...from }) => accounts.addPasskey(caller, body, from))
  mount(removePasskey, ({ caller, body, ip }) => accounts.removePasskey(caller, body, ip))
  mount(beginPasskeySignIn, ({ body, ip }) => accounts.beginPasskeySignIn(body, ip))
  mount(signInByPasskey, ({ body, languages, ...from }) =>
    accounts.signInByPasskey(body, from, preferredLanguage(languages)),
  )
  mount(exportAccount, ({ caller }) => accounts.exportAccount(caller))
  mount(deleteAccount, ({ caller, body, ip }) => accounts.deleteAccount(caller, body.password, ip))
  mount(keepAccount, ({ caller }) => accounts.keepAccount(caller))
}
