import type { Host } from '#contract/hosts.ts'

/** As somebody is called: by their names, or, where they told none, by their address. */
export function hostLabel({
  firstName,
  surname,
  email,
}: Pick<Host, 'firstName' | 'surname' | 'email'>): string {
  return `${firstName} ${surname}`.trim() || email
}
