import { expect, test } from 'vitest'
import { runStages } from './run-stages.ts'

const well = { ok: true, report: { passed: 3, failed: 0, secondTry: [], files: [] } }
const ALL = ['checks', 'build', 'browsers', 'unit', 'browser', 'cluster', 'faults']

test('a stage that fails hides none of the next; the last lines name each failed file and count', async () => {
  const ran: string[] = []
  const files = [
    { file: 'tests/api/roles.test.ts', tests: 5, failed: 2 },
    { file: 'tests/api/rsvp-submit.test.ts', tests: 4, failed: 0 },
    { file: 'app/lib/days.test.ts', tests: 0, failed: 1 },
  ]
  const { ok, lines } = await runStages(ALL, async (name) => {
    ran.push(name)
    if (name === 'checks') return { ok: false }
    if (name === 'unit')
      return { ok: false, report: { passed: 7, failed: 3, secondTry: ['a: b (late)'], files } }
    return name === 'browser' ? well : { ok: true }
  })
  expect(ran).toEqual(ALL)
  expect(ok).toBe(false)
  expect(lines).toEqual([
    'Passed only at the second try: a: b (late)',
    'Failed: checks',
    'Failed: unit, tests/api/roles.test.ts (2 of 5)',
    'Failed: unit, app/lib/days.test.ts (1 of 0)',
    '10 passed, 3 failed',
  ])
})

test('what needs a build is left out after one that failed, and says so', async () => {
  const ran: string[] = []
  const { ok, lines } = await runStages(ALL, async (name) => {
    ran.push(name)
    return name === 'unit' ? well : { ok: name !== 'build' }
  })
  expect(ran).toEqual(['checks', 'build', 'unit'])
  expect(ok).toBe(false)
  expect(lines).toEqual([
    ...['browsers', 'browser', 'cluster', 'faults'].map((name) => `Not run, since the build failed: ${name}`),
    'Failed: build',
    '3 passed, 1 failed',
  ])
})

test('two second tries are named, and three fail the run', async () => {
  const after = (count: number) =>
    runStages(['unit'], async () => ({
      ok: true,
      report: {
        passed: 9,
        failed: 0,
        secondTry: Array.from({ length: count }, (_, n) => `test ${n}`),
        files: [],
      },
    }))
  expect(await after(2)).toMatchObject({ ok: true })
  expect(await after(3)).toMatchObject({ ok: false })
  expect((await after(3)).lines.at(-1)).toBe('9 passed, 1 failed')
})
