import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import type { Finding } from './finding.ts'
import { css, lacking } from './support.ts'

/**
 * Finds what a promised browser lacks in a built style sheet: at-rules, conditions, selectors, properties, values,
 * functions and units. Content of `@supports` was tested for and is left out.
 */
export function findInSheet(sheet: string): Finding[] {
  const found: Finding[] = []
  const look = (feature: string, node: { toString(): string }, ...places: (Identifier | undefined)[]) => {
    const statements = places.flatMap((place) => place?.__compat ?? [])
    const who = lacking(statements)
    if (who.length > 0)
      found.push({ feature: `css ${feature}`, lacking: who, excerpt: String(node).slice(0, 100) })
  }
  parse(sheet).walk((node) => {
    if (isAskedFor(node)) return
    if (node.type === 'atrule') lookAtRule(node, look)
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(PSEUDO))
        look(`:${name}`, node, part(css, 'selectors', name))
    if (node.type === 'decl') lookAtDeclaration(node, look)
  })
  return found
}

type Look = (
  feature: string,
  node: AtRule | Rule | Declaration,
  ...places: (Identifier | undefined)[]
) => void

const PSEUDO = /(?<!\\):{1,2}([a-z][-\w]*)/g

function lookAtRule(node: AtRule, look: Look) {
  const rule = part(css, 'at-rules', node.name)
  look(`@${node.name}`, node, rule)
  for (const [, condition = ''] of node.params.matchAll(/\(\s*([a-z][-\w]*)\s*[:)]/g))
    look(`@${node.name} ${condition}`, node, part(rule, condition))
  if (/[<>]/.test(node.params)) look(`@${node.name} range`, node, part(rule, 'range_syntax'))
}

function lookAtDeclaration(node: Declaration, look: Look) {
  const property = part(css, 'properties', node.prop)
  // A prefixed declaration beside it does the same where it is needed.
  const isPrefixed = node.parent?.nodes.some(
    (one) => one.type === 'decl' && one.prop.endsWith(`-${node.prop}`),
  )
  if (!isPrefixed) look(node.prop, node, property)
  for (const [word = ''] of node.value.matchAll(/(?<![-\w])[a-z][-\w]*(?![-\w(])/g))
    if (property && !isPrefixed) look(`${node.prop}: ${word}`, node, part(property, word))
  for (const [, name = ''] of node.value.matchAll(/(?<![-\w])([a-z][-\w]*)\(/g))
    look(`${name}()`, node, ...(values.get(name) ?? []))
  for (const [, unit = ''] of node.value.matchAll(/(?<![-\w#.])\d*\.?\d+([a-z]+)/g))
    look(`unit ${unit}`, node, ...(values.get(unit) ?? []))
}

/** Functions and units by name, wherever MDN's data has them. */
const values = new Map<string, Identifier[]>()
collect(css.types)
function collect(place: Identifier | undefined) {
  for (const name of Object.keys(place ?? {})) {
    const inside = place?.[name]
    if (name === '__compat' || !inside) continue
    values.set(name, [...(values.get(name) ?? []), inside])
    collect(inside)
  }
}

function part(place: Identifier | undefined, ...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((inside, name) => inside?.[name], place)
}

/** Within `@supports`. */
function isAskedFor(node: { parent?: unknown }): boolean {
  const parent = node.parent as (AtRule & { parent?: unknown }) | undefined
  return parent !== undefined && (parent.name === 'supports' || isAskedFor(parent))
}
