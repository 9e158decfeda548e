import * as calls from '#contract/accounts.ts'
import * as passkeyCalls from '#contract/passkeys.ts'
import * as codeCalls from '#contract/sign-in-codes.ts'
import type { Mount } from '#server/http/mount.ts'
import { preferredLanguage } from '#server/lib/language.ts'
import type { Context } from '#server/ports/context.ts'
import * as passkeys from './add-passkey.ts'
import * as passwords from './change-password.ts'
import * as codes from './confirm-address.ts'
import * as deletion from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import * as devices from './list-devices.ts'
import * as sessions from './open-session.ts'
import * as accounts from './sign-in.ts'
import * as codeSignIn from './sign-in-by-code.ts'

export function accountRoutes(mount: Mount, context: Context) {
  mount(calls.signUp, ({ body, languages, ...from }) =>
    accounts.signUp(context, body, from, preferredLanguage(languages)),
  )
  mount(calls.getCaptcha, async () => ({ puzzle: await context.captcha.puzzle() }))
  mount(calls.signIn, ({ body, languages, ...from }) =>
    accounts.signIn(context, body, from, preferredLanguage(languages)),
  )
  mount(codeCalls.askSignInCode, ({ body, languages, ip }) =>
    codeSignIn.askSignInCode(context, body, ip, preferredLanguage(languages)),
  )
  mount(codeCalls.signInByCode, ({ body, languages, ...from }) =>
    codeSignIn.signInByCode(context, body, from, preferredLanguage(languages)),
  )
  mount(calls.confirmCode, ({ caller, body, ip }) => codes.confirmCode(context, caller, body.code, ip))
  mount(calls.resendCode, ({ caller, ip }) => codes.resendCode(context, caller, ip))
  mount(calls.getUser, ({ caller, languages }) => accounts.getUser(context, caller, languages.chosen ?? null))
  mount(calls.saveUser, ({ caller, body }) => accounts.saveUser(context, caller, body))
  mount(calls.signOut, ({ caller }) => sessions.signOut(context, caller))
  mount(calls.forgotPassword, ({ body, ip }) => passwords.requestReset(context, body, ip))
  mount(calls.resetPassword, ({ body, ...from }) => passwords.resetPassword(context, body, from))
  mount(calls.changePassword, ({ caller, body, ...from }) =>
    passwords.changePassword(context, caller, body, from),
  )
  mount(calls.signOutEverywhere, ({ caller }) => sessions.signOutEverywhere(context, caller))
  mount(calls.listDevices, ({ caller }) => devices.listDevices(context, caller))
  mount(calls.signOutDevice, ({ caller, body }) => devices.signOutDevice(context, caller, body.id))
  mount(passkeyCalls.listPasskeys, ({ caller }) => passkeys.listPasskeys(context, caller))
  mount(passkeyCalls.beginPasskey, ({ caller, body, ip }) =>
    passkeys.beginPasskey(context, caller, body.password, ip),
  )
  mount(passkeyCalls.addPasskey, ({ caller, body, ...from }) =>
    passkeys.addPasskey(context, caller, body, from),
  )
  mount(passkeyCalls.removePasskey, ({ caller, body, ip }) =>
    passkeys.removePasskey(context, caller, body, ip),
  )
  mount(passkeyCalls.beginPasskeySignIn, ({ body, ip }) => passkeys.beginPasskeySignIn(context, body, ip))
  mount(passkeyCalls.signInByPasskey, ({ body, languages, ...from }) =>
    passkeys.signInByPasskey(context, body, from, preferredLanguage(languages)),
  )
  mount(calls.exportAccount, ({ caller }) => exportAccount(context, caller))
  mount(calls.deleteAccount, ({ caller, body, ip }) =>
    deletion.deleteAccount(context, caller, body.password, ip),
  )
  mount(calls.keepAccount, ({ caller }) => deletion.keepAccount(context, caller))
}
