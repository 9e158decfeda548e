import { access, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a program of a shell script, removed after the test. Returns its path. */
export async function aProgram(script: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'program-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const path = join(dir, 'program')
  await writeFile(path, `#!/bin/sh\n${script}`)
  await chmod(path, 0o755)
  return path
}

/** Logs each call. While told to, hangs (half-way through a piece) or fails; else writes the file named last. */
const SCRIPT = `for last; do :; done
echo "$last" >> "$0.calls"
if [ -e "$0.hang" ] && [ "\${last#piece}" != "$last" ]; then touch "$0.hangs"; while [ -e "$0.hang" ]; do echo 'frame=1'; sleep 0.1; done; exit 1; fi
if [ -e "$0.fail" ] && [ "$last" != - ]; then echo 'no room left' >&2; exit 1; fi
if [ "$last" != - ]; then echo 'frame=30'; printf 'a film' > "$last"; fi
`

/** While told to, waits before it makes an MP4. Then runs ffmpeg. */
const PATIENT = `for last; do :; done
if [ "\${last%.mp4}" != "$last" ]; then
  echo begun >> "$0.begun"
  while [ -e "$0.hold" ]; do sleep 0.05; done
fi
exec ffmpeg "$@"
`

/** The real ffmpeg, which tests can make wait before it makes an MP4. */
export async function aPatientFfmpeg() {
  const path = await aProgram(PATIENT)
  return {
    path,
    hold: () => writeFile(`${path}.hold`, ''),
    letGo: () => rm(`${path}.hold`, { force: true }),
    /** How many MP4s it was asked to make. */
    async begun(): Promise<number> {
      return (await readFile(`${path}.begun`, 'utf8').catch(() => '')).split('begun').length - 1
    },
  }
}

/**
 * A program that claims to support everything but makes no film. Returns its path. In `instead`, `$last` is the output
 * file.
 */
export const aBrokenFfmpeg = (instead = 'echo "Invalid data found" >&2; exit 1'): Promise<string> =>
  aProgram(`for last; do :; done\nif [ "$last" = - ]; then exit 0; fi\n${instead}\n`)

/** A fake ffmpeg that tests can control. Works without ffmpeg installed, too. */
export async function aFakeFfmpeg() {
  const path = await aProgram(SCRIPT)
  return {
    path,
    hang: () => writeFile(`${path}.hang`, ''),
    fail: () => writeFile(`${path}.fail`, ''),
    /** Stops hanging and failing. */
    recover: () =>
      Promise.all(['hang', 'fail', 'hangs'].map((what) => rm(`${path}.${what}`, { force: true }))),
    /** Resolves while it hangs, rejects otherwise. */
    hangs: () => access(`${path}.hangs`),
    /** How many films it was asked to put together. */
    async films(): Promise<number> {
      const calls = await readFile(`${path}.calls`, 'utf8').catch(() => '')
      return calls.split('\n').filter((name) => name === 'film.mp4').length
    },
  }
}
