import type { Messages } from '#languages/texts.ts'
import { hasKey } from './has-key.ts'

export type FieldProblem = keyof Messages['fields']
/** What messages call a field. */
export type FieldName = keyof Messages['names']

type Parameters = Record<string, string | number>

/**
 * What is wrong with a field: the key of its message, and the parameters of that. A schema can only carry text, so both
 * are one: `passwordTooShort?min=6`.
 *
 * @param parameters `what` is the name of a field, others are numbers
 */
export function fieldProblem(key: FieldProblem, parameters: Parameters & { what?: FieldName } = {}): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return pairs.length > 0 ? `${key}?${pairs.join('&')}` : key
}

/**
 * The message of a problem, in the language of the messages given; undefined for a text that is no problem of ours, such
 * as one of zod's own.
 *
 * @param field what a call names the field; some messages say it
 */
export function fieldMessage(
  problem: string,
  { fields, names }: Pick<Messages, 'fields' | 'names'>,
  field = '',
): string | undefined {
  const [key = '', ...pairs] = problem.split(/[?&]/)
  if (!hasKey(fields, key)) return undefined
  return fields[key].replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (parameter === 'field') return field
    const value = pairs.find((pair) => pair.startsWith(`${parameter}=`))?.slice(parameter.length + 1) ?? ''
    return hasKey(names, value) ? names[value] : value
  })
}
