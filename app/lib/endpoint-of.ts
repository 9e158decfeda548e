import type { Endpoint } from '#contract/endpoint.ts'

/**
 * A call by its method and path alone, which is all that `call` needs of it. The declarations bring zod with them
 * (26 KB), too much for what a visitor loads at the first touch of a public page; their types cost nothing, and
 * hold the address to the declaration.
 *
 * ```ts
 * const signUp = addressOf<typeof accounts.signUp>({ method: 'POST', path: '/anon/signup' })
 * ```
 */
export const endpointOf = <S extends Endpoint>(address: Pick<S, 'method' | 'path'>): S => address as S
