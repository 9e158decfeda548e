import type { Endpoint } from '#contract/endpoint.ts'

/**
 * Builds an endpoint from its method and path alone, which is all that `call` needs. The declarations in the contract
 * import zod (26 KB), too much for what a visitor loads at the first touch of a public page. Their types cost nothing
 * and check the address against the declaration.
 *
 * ```ts
 * const signUp = endpointOf<typeof accounts.signUp>({ method: 'POST', path: '/anon/signup' })
 * ```
 */
export const endpointOf = <S extends Endpoint>(address: Pick<S, 'method' | 'path'>): S => address as S
