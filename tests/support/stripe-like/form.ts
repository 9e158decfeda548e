import { invalid } from './failures.ts'

/** A form such as `a[b]=1&c=2`, as the Stripe client sends it. */
export type Form = { [key: string]: string | Form }

export function readForm(body: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let place = form
    for (const step of path) {
      const next = place[step]
      place = typeof next === 'object' ? next : subForm(place, step)
    }
    place[last] = value
  }
  return form
}

function subForm(place: Form, name: string): Form {
  const made: Form = {}
  place[name] = made
  return made
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export function nested(form: Form, name: string): Form | undefined {
  const value = form[name]
  return typeof value === 'object' ? value : undefined
}

/** A flat object of texts, such as metadata. */
export const texts = (form: Form | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(form ?? {}).map(([name, value]) => [name, String(value)]))

/** Refuses unknown parameters, as the API does, so that a misspelt one is noticed here too. */
export function requireOnly(form: Form, ...known: string[]): void {
  for (const name of Object.keys(form))
    if (!known.includes(name) && name !== 'expand')
      throw invalid('parameter_unknown', `Received unknown parameter: ${name}`, { param: name })
}

export function wholeNumber(form: Form, name: string): number | undefined {
  const value = text(form, name)
  if (value === undefined) return undefined
  if (!/^\d+$/.test(value)) throw invalid('parameter_invalid_integer', `Invalid integer: ${value}`)
  return Number(value)
}

export function required(form: Form, name: string): string {
  const value = text(form, name)
  if (value === undefined) throw invalid('parameter_missing', `Missing required param: ${name}.`)
  return value
}
