import { fullName } from '#app/lib/full-name.ts'
import type { Host } from '#contract/hosts.ts'

/** The person's name, or the address if no name is known. */
export const hostLabel = (host: Pick<Host, 'firstName' | 'surname' | 'email'>): string =>
  fullName(host) || host.email
