import { z } from 'zod'

interface KnownWeakness {
  library: string
  title: string
  severity: string
  url: string
}

// As `npm audit --json` prints it (npm's auditReportVersion 2).
const Advisory = z.object({ name: z.string(), title: z.string(), severity: z.string(), url: z.string() })
const Printed = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
})

/** The high and critical vulnerabilities in the output of `npm audit --json`, each once; null if it could not ask. */
export function readAudit(printed: string): { libraries: number; grave: KnownWeakness[] } | null {
  const read = Printed.safeParse(jsonOf(printed))
  if (!read.success) return null
  const { vulnerabilities, metadata } = read.data
  // A plain name refers to a dependency, which has an entry of its own.
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string')
  const byUrl = new Map(
    advisories.map(({ name, ...one }) => [`${name} ${one.url}`, { library: name, ...one }]),
  )
  return {
    libraries: metadata.dependencies.total,
    grave: [...byUrl.values()].filter(({ severity }) => severity === 'high' || severity === 'critical'),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
