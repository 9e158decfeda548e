import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The names of all functions that write mails, as the modules declare them. */
export function mailWriters(): string[] {
  const modules = fileURLToPath(new URL('../../server/modules', import.meta.url))
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /emails[^/]*\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(modules, file), 'utf8').matchAll(/export (?:function|const) (\w+Mail)\b/g),
    ])
    .map(([, writer = '']) => writer)
}
