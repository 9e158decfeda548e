import { createMemorial } from '#contract/memorials.ts'

const Name = createMemorial.body.shape.nameOfPerson

/** What is wrong with the name of the person, in the contract's words; null when it may be saved. */
export function nameProblem(name: string): string | null {
  const parsed = Name.safeParse(name)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
}
