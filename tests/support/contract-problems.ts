import { z } from 'zod'
import { endpoints } from '#contract/index.ts'

/** Everything that the schemas of the contract say about a field (`fieldProblem`). */
export function contractProblems(): string[] {
  const problems = new Set<string>()
  for (const { endpoint } of endpoints)
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) if (part) collect(part, problems)
  return [...problems]
}

/** What a schema was given to say, by its checks and by whatever it is made from. */
function collect(schema: z.ZodType, problems: Set<string>) {
  const { error, checks = [], ...parts } = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>
  for (const say of [error, ...checks.map((check) => check._zod.def.error)]) {
    const said = say?.({ code: 'custom', input: '', path: [] } as never)
    if (typeof said === 'string') problems.add(said)
  }
  for (const part of Object.values(parts).flatMap(within)) collect(part, problems)
}

function within(value: unknown): z.ZodType[] {
  if (value instanceof z.ZodType) return [value]
  if (Array.isArray(value)) return value.filter((one) => one instanceof z.ZodType)
  const isShape =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isShape ? Object.values(value).filter((one) => one instanceof z.ZodType) : []
}
