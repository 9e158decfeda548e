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
import { askSignInCode, signInByCode } from '#contract/sign-in-codes.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as codes from './confirm-address.ts'
import * as deletion from './delete-account.ts'
import * as exporting from './export-account.ts'
import * as accounts from './service-accounts.ts'
import * as devices from './service-device-list.ts'
import * as passkeys from './service-passkeys.ts'
import * as passwords from './service-password.ts'
import * as resets from './service-resets.ts'
import * as sessions from './service-sessions.ts'
import * as codeSignIn from './sign-in-by-code.ts'

export function accountRoutes(mount: Mount, context: Context) {
  mount(signUp, ({ body, languages, ...from }) =>
    accounts.signUp(context, body, from, preferredLanguage(languages)),
  )
  mount(getCaptcha, () => accounts.getCaptcha(context))
  mount(signIn, ({ body, languages, ...from }) =>
    accounts.signIn(context, body, from, preferredLanguage(languages)),
  )
  mount(askSignInCode, ({ body, languages, ip }) =>
    codeSignIn.askSignInCode(context, body, ip, preferredLanguage(languages)),
  )
  mount(signInByCode, ({ body, languages, ...from }) =>
    codeSignIn.signInByCode(context, body, from, preferredLanguage(languages)),
  )
  mount(confirmCode, ({ caller, body, ip }) => codes.confirmCode(context, caller, body.code, ip))
  mount(resendCode, ({ caller, ip }) => codes.resendCode(context, caller, ip))
  mount(getUser, ({ caller, languages }) => accounts.getUser(context, caller, languages.chosen ?? null))
  mount(saveUser, ({ caller, body }) => accounts.saveUser(context, caller, body))
  mount(signOut, ({ caller }) => sessions.signOut(context, caller))
  mount(forgotPassword, ({ body, ip }) => resets.forgotPassword(context, body, ip))
  mount(resetPassword, ({ body, ...from }) => resets.resetPassword(context, body, from))
  mount(changePassword, ({ caller, body, ...from }) => passwords.changePassword(context, caller, body, from))
  mount(signOutEverywhere, ({ caller }) => sessions.signOutEverywhere(context, caller))
  mount(listDevices, ({ caller }) => devices.listDevices(context, caller))
  mount(signOutDevice, ({ caller, body }) => devices.signOutDevice(context, caller, body.id))
  mount(listPasskeys, ({ caller }) => passkeys.listPasskeys(context, caller))
  mount(beginPasskey, ({ caller, body, ip }) => passkeys.beginPasskey(context, caller, body.password, ip))
  mount(addPasskey, ({ caller, body, ...from }) => passkeys.addPasskey(context, caller, body, from))
  mount(removePasskey, ({ caller, body, ip }) => passkeys.removePasskey(context, caller, body, ip))
  mount(beginPasskeySignIn, ({ body, ip }) => passkeys.beginPasskeySignIn(context, body, ip))
  mount(signInByPasskey, ({ body, languages, ...from }) =>
    passkeys.signInByPasskey(context, body, from, preferredLanguage(languages)),
  )
  mount(exportAccount, ({ caller }) => exporting.exportAccount(context, caller))
  mount(deleteAccount, ({ caller, body, ip }) => deletion.deleteAccount(context, caller, body.password, ip))
  mount(keepAccount, ({ caller }) => deletion.keepAccount(context, caller))
}
