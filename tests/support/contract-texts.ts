import { z } from 'zod'
import { byStatus, errors, networkFailure } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'

/** Every text of the contract that people read: error messages, and messages about a field. */
export function contractTexts(): string[] {
  const texts = new Set([networkFailure, byStatus(418).message])
  for (const { message } of Object.values(errors)) texts.add(message)
  for (const { endpoint } of endpoints)
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) if (part) collect(part, texts)
  for (const text of [limits.invalidEmail, limits.missingName, limits.sameSuccessor, limits.ownSuccessor])
    texts.add(text)
  texts.add(limits.donations.invalidAmount)
  return [...texts]
}

/** Collects the texts of a schema's checks and of the schemas inside it. */
function collect(schema: z.ZodType, texts: Set<string>) {
  const { error, checks = [], ...parts } = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>
  for (const say of [error, ...checks.map((check) => check._zod.def.error)]) {
    const said = say?.({ code: 'custom', input: '', path: [] } as never)
    if (typeof said === 'string') texts.add(said)
  }
  for (const part of Object.values(parts).flatMap(within)) collect(part, texts)
}

function within(value: unknown): z.ZodType[] {
  if (value instanceof z.ZodType) return [value]
  if (Array.isArray(value)) return value.filter((one) => one instanceof z.ZodType)
  const isShape =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isShape ? Object.values(value).filter((one) => one instanceof z.ZodType) : []
}
