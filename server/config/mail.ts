import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from './error.ts'

export interface DkimKey {
  domain: string
  selector: string
  /** An RSA key in PEM. */
  privateKey: string
}

interface DkimVariables {
  DKIM_DOMAIN?: string | undefined
  DKIM_SELECTOR?: string | undefined
  DKIM_PRIVATE_KEY?: string | undefined
  DKIM_PRIVATE_KEY_FILE?: string | undefined
}

/**
 * All variables or none; the key comes from its variable (line ends may be written `
 * `) or from a file.
 */
export function readDkim(env: DkimVariables): DkimKey | null {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector } = env
  const [key, file] = [env.DKIM_PRIVATE_KEY, env.DKIM_PRIVATE_KEY_FILE]
  if (!domain && !selector && !key && !file) return null
  if (!domain) throw new ConfigError('DKIM_DOMAIN is missing: mails are signed for a domain')
  if (!selector) throw new ConfigError('DKIM_SELECTOR is missing: it names the key in the domain')
  if (key && file)
    throw new ConfigError('DKIM_PRIVATE_KEY and DKIM_PRIVATE_KEY_FILE are both set: one is enough')
  if (key) return { domain, selector, privateKey: rsaKey('DKIM_PRIVATE_KEY', key.replaceAll('\\n', '\n')) }
  if (file) return { domain, selector, privateKey: rsaKey('DKIM_PRIVATE_KEY_FILE', contentOf(file)) }
  throw new ConfigError('DKIM_PRIVATE_KEY is missing, or DKIM_PRIVATE_KEY_FILE')
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`DKIM_PRIVATE_KEY_FILE ${file} cannot be read`)
  }
}

function rsaKey(name: string, pem: string): string {
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch {
    throw new ConfigError(`${name} must be a private key in PEM`)
  }
  if (key.asymmetricKeyType !== 'rsa') throw new ConfigError(`${name} must be an RSA key`)
  return pem
}
