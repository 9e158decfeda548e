import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const { DATA_DIR = './data', OPERATOR_TOKEN } = process.env

/** The token of the local server: the configured one, else the one it made under DATA_DIR. */
export async function operatorToken(): Promise<string> {
  if (OPERATOR_TOKEN) return OPERATOR_TOKEN
  const path = join(DATA_DIR, 'operator-token')
  const found = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `There is no operator token at ${path}. Set DATA_DIR or OPERATOR_TOKEN as the server has it.`,
    )
  })
  return found.trim()
}
