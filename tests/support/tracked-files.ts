import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const project = new URL('../../', import.meta.url)

/** The project's files that match, in git or new and not ignored. */
export const tracked = (...patterns: string[]): string[] =>
  spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: fileURLToPath(project),
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((path) => path !== '' && existsSync(new URL(path, project)))
