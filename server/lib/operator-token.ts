import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The configured token, else the one in `DATA_DIR/operator-token`, made on the first start. */
export const operatorToken = (config: { operatorToken: string | null; dataDir: string }): Promise<string> =>
  storedSecret(config.dataDir, 'operator-token', config.operatorToken)

/**
 * The configured secret, else the one in a file of `DATA_DIR` that only its owner may read, created on the first start.
 */
async function storedSecret(dataDir: string, name: string, configured: string | null): Promise<string> {
  if (configured) return configured
  const path = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  // `wx`: if two servers start together, one writes and both read the same.
  await writeFile(path, `${randomBytes(24).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return (await readFile(path, 'utf8')).trim()
}
