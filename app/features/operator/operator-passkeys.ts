import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {
  addOperatorPasskey,
  beginOperatorEntry,
  beginOperatorJoin,
  beginOperatorPasskey,
  beginOperatorProof,
  enterAsOperator,
  joinAsOperator,
  proveOperator,
} from '#contract/operators.ts'
import { askDesk } from './desk-context.ts'
import { words } from './words.ts'

/** The device gave no passkey: the person said no, or it has none for the desk. */
class Declined extends Error {}

const device = () => import('#app/lib/passkeys-device.ts')

async function make(options: Record<string, unknown>) {
  const { startRegistration } = await device()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(declined)
}

async function show(options: Record<string, unknown>) {
  const { startAuthentication } = await device()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(declined)
}

/** Each rejects with a message for people. */
export async function joinDesk(token: string) {
  const { options } = await askDesk(beginOperatorJoin, { body: { token } })
  return askDesk(joinAsOperator, { body: { token, credential: await make(options) } })
}

export async function enterDesk() {
  const { options } = await askDesk(beginOperatorEntry, { body: {} })
  return askDesk(enterAsOperator, { body: { credential: await show(options) } })
}

export async function proveAtDesk() {
  const { options } = await askDesk(beginOperatorProof)
  return askDesk(proveOperator, { body: { credential: await show(options) } })
}

export async function addOwnPasskey() {
  const { options } = await askDesk(beginOperatorPasskey)
  return askDesk(addOperatorPasskey, { body: { credential: await make(options) } })
}

function declined(reason: unknown): never {
  throw new Declined(words.declined, { cause: reason })
}
