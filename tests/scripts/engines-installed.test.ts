import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('if an engine is missing, one line says what to install', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/engines-installed.ts'], {
    env: { PATH: '/nowhere' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^An engine is missing: apt-get install .*firefox-esr webkit2gtk-driver xvfb /),
  ])
})
