import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

const advisory = (name: string, severity: string, number: number) => ({
  source: number,
  name,
  title: `A weakness of ${name}`,
  url: `https://example.com/advisories/${number}`,
  severity,
})

const printed = (vulnerabilities: Record<string, { via: unknown[] }>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { total: 320 } },
  })

test('grave vulnerabilities are reported, each once, also through a dependent library', () => {
  const audit = readAudit(
    printed({
      below: { via: [advisory('below', 'high', 1), advisory('below', 'critical', 2)] },
      above: { via: ['below', advisory('below', 'high', 1)] },
      small: { via: [advisory('small', 'moderate', 3)] },
    }),
  )
  expect(audit?.libraries).toBe(320)
  expect(audit?.grave.map(({ library, severity }) => [library, severity])).toEqual([
    ['below', 'high'],
    ['below', 'critical'],
  ])
})

test('no known vulnerability gives an empty result', () => {
  expect(readAudit(printed({}))).toEqual({ libraries: 320, grave: [] })
})

test.each(['', 'not json', '{"message":"405 Method Not Allowed"}', '{"auditReportVersion":3}'])(
  'a registry that does not answer gives no result: %s',
  (text) => {
    expect(readAudit(text)).toBeNull()
  },
)
