import type { Endpoint } from './endpoint.ts'
import * as parts from './parts.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

/** All calls of the product with the part that declares them: for the documentation and for the tests. */
export const endpoints: { part: string; name: string; endpoint: Endpoint }[] = Object.entries(parts).flatMap(
  ([part, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ part, name, endpoint: value }] : [],
    ),
)
