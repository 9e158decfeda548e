import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OPERATOR_TOKEN } from '../support/app.ts'
import { anArchiveApp, archiveOf, claire } from '../support/archives.ts'
import { runScript } from '../support/script.ts'

test('npm run restore-memorial makes the memorial again, or says why not', async () => {
  const first = await anArchiveApp()
  const host = await claire(first)
  const { raw } = await first.api('GET', (await archiveOf(first, host)).archiveUrl)
  const dir = await mkdtemp(join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const [whole, half] = [join(dir, 'whole.zip'), join(dir, 'half.zip')]
  await Promise.all([writeFile(whole, raw), writeFile(half, raw.subarray(0, raw.length >> 1))])

  const second = await anArchiveApp()
  const environment = {
    PUBLIC_URL: 'https://memorials.example',
    OPERATOR_URL: await second.listen(),
    OPERATOR_TOKEN,
  }
  const run = async (...args: string[]) => {
    const { code, output } = await runScript('restore-memorial', args, environment).ended
    return [code, output.trim()] as const
  }
  expect(await run()).toEqual([1, expect.stringMatching(/^Usage:/)])
  expect(await run(half)).toEqual([1, expect.stringContaining('This is no archive of a memorial')])
  const [code, output] = await run(whole)
  expect(code).toBe(0)
  expect(output).toContain(
    `https://memorials.example/view/${host.memorial.shareSlug}   memorial ${host.memorial.uuid}`,
  )
  expect(output).toContain(`OWNER   ${host.email}   has no account yet`)
  expect(await run(whole)).toEqual([1, expect.stringContaining('is here already')])
})
