import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a device is asked to sign: part of the options that the server sends. */
interface Asked {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

interface Signing {
  origin?: string
  rpId?: string
  /** Whether the device claims that its user was present (UP flag) and verified (UV flag). */
  isPresent?: boolean
  isVerified?: boolean
  counter?: number
  type?: string
}

/**
 * A device with one passkey, in software: Web Authentication Level 3 §6.1 and §6.5. Packed by hand, so that it shares
 * no code with the server it tests.
 */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #key: KeyObject
  readonly #public: KeyObject
  #counter = 0
  #userHandle: string | undefined
  readonly #origin: string

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#public = publicKey
    this.#origin = origin
  }

  /** The answer to `navigator.credentials.create`. */
  make(options: Asked, how: Signing = {}) {
    this.#userHandle = options.user?.id
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' })
    const coseKey = cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
    const authData = Buffer.concat([this.#data(options.rp?.id ?? '', how, 0x40), attested])
    const attestationObject = cbor(
      new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options, how).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to `navigator.credentials.get`. */
  use(options: Asked, how: Signing = {}) {
    this.#counter = how.counter ?? this.#counter + 1
    const clientData = this.#clientData('webauthn.get', options, how)
    const authenticatorData = this.#data(options.rpId ?? '', how)
    const hash = createHash('sha256').update(clientData).digest()
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#key)
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    })
  }

  #credential<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #clientData(type: string, { challenge }: Asked, how: Signing): Buffer {
    const origin = how.origin ?? this.#origin
    return Buffer.from(JSON.stringify({ type: how.type ?? type, challenge, origin, crossOrigin: false }))
  }

  #data(rpId: string, { isPresent = true, isVerified = true, rpId: other }: Signing, flags = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const hash = createHash('sha256')
      .update(other ?? rpId)
      .digest()
    const seen = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0)
    return Buffer.concat([hash, Buffer.from([flags | seen]), counter])
  }
}

/** CBOR (RFC 8949 §3), only what is needed here: integers, bytes, text, maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (!(value instanceof Map)) throw new Error('Nothing else is needed')
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

function head(major: number, length: number): Buffer {
  const first = major << 5
  if (length < 24) return Buffer.from([first | length])
  if (length < 256) return Buffer.from([first | 24, length])
  return Buffer.from([first | 25, length >> 8, length & 255])
}
