import type { Host } from '#contract/hosts.ts'

/** The person's name, or the address if no name is known. */
export function hostLabel({
  firstName,
  surname,
  email,
}: Pick<Host, 'firstName' | 'surname' | 'email'>): string {
  return `${firstName} ${surname}`.trim() || email
}
