import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The configured token, else the one in a file of `DATA_DIR` that only its owner may read, made on the first start.
 */
export async function operatorToken(config: {
  operatorToken: string | null
  dataDir: string
}): Promise<string> {
  if (config.operatorToken) return config.operatorToken
  const path = join(config.dataDir, 'operator-token')
  await mkdir(config.dataDir, { recursive: true })
  // `wx`: if two servers start together, one writes and both read the same.
  await writeFile(path, `${randomBytes(24).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return (await readFile(path, 'utf8')).trim()
}
