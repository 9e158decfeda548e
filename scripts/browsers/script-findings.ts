import { type AnyNode, type Expression, type Node, type Program, parse } from 'acorn'
import { full } from 'acorn-walk'
import type { Finding } from './finding.ts'
import { globals, lacking, members, methods } from './support.ts'

/** The newest ECMAScript that every promised browser supports completely; later syntax is an error in some. */
const NEWEST_SYNTAX = 2022

/**
 * A calculated length in a script: in `sizes` of a picture, WebKit reads it as the whole width of the window, and
 * fetches the largest file. Conditions before plain lengths work instead.
 */
const CALCULATED = /\b(?:min|max|clamp|calc)\(\s*[\d.]+(?:vw|vh|rem|em|px|%)/
const WEBKIT = ['safari', 'safari_ios']

/**
 * Finds what a promised browser lacks in a built script: syntax, objects, their members, and methods by name. It does
 * not see computed names, nor options of a call.
 */
export function findInScript(code: string): Finding[] {
  let program: Program
  try {
    program = parse(code, { ecmaVersion: NEWEST_SYNTAX, sourceType: 'module' })
  } catch (error) {
    const { message, pos = 0 } = error as SyntaxError & { pos?: number }
    return [{ feature: 'syntax', lacking: [], excerpt: `${message}: ${around(code, pos, pos + 1)}` }]
  }
  const declared = namesDeclaredIn(program)
  const found: Finding[] = []
  const look = (feature: string, node: Node, statements: Parameters<typeof lacking>[0] | undefined) => {
    const who = lacking(statements ?? [])
    if (who.length > 0) found.push({ feature, lacking: who, excerpt: around(code, node.start, node.end) })
  }
  full(program, (node: AnyNode) => {
    if (node.type === 'Identifier' && !declared.has(node.name)) look(node.name, node, globals.get(node.name))
    if (node.type === 'MemberExpression') {
      const path = pathOf(node, declared)
      if (path) look(path, node, members.get(path) ?? globals.get(path))
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const name = nameOf(node.callee)
      // Calls on known objects were checked above.
      const path = pathOf(node.callee, declared)
      const isKnown = path !== null && (members.get(path) ?? globals.get(path)) !== undefined
      if (name && !isKnown) look(`.${name}()`, node.callee, methods.get(name))
    }
    const text = textOf(node)
    if (text && CALCULATED.test(text))
      found.push({
        feature: 'calculated length',
        lacking: WEBKIT,
        excerpt: around(code, node.start, node.end),
      })
    if (node.type === 'NewExpression' && setsUnicodeSets(node.callee, node.arguments[1]))
      look('RegExp flag v', node, members.get('RegExp.unicodeSets'))
  })
  return found
}

/** `Intl.Segmenter` for `Intl.Segmenter`, `fetch` for `window.fetch`; null for members of our own objects. */
function pathOf(node: AnyNode, declared: Set<string>): string | null {
  if (node.type === 'Identifier') return declared.has(node.name) ? null : node.name
  if (node.type !== 'MemberExpression') return null
  const name = nameOf(node)
  const object = name && pathOf(node.object, declared)
  if (!object) return null
  return ['globalThis', 'window', 'self'].includes(object) ? name : `${object}.${name}`
}

function nameOf(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression') return null
  if (!node.computed && node.property.type === 'Identifier') return node.property.name
  return node.property.type === 'Literal' && typeof node.property.value === 'string'
    ? node.property.value
    : null
}

/** The text of a literal; a number stands for each interpolated value. */
function textOf(node: AnyNode): string | null {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('1')
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

const setsUnicodeSets = (callee: Expression | AnyNode, flags: AnyNode | undefined) =>
  callee.type === 'Identifier' &&
  callee.name === 'RegExp' &&
  flags?.type === 'Literal' &&
  String(flags.value).includes('v')

/** All names declared anywhere in a file: the others are the browser's. */
function namesDeclaredIn(program: Program): Set<string> {
  const names = new Set<string>()
  full(program, (node: AnyNode, _state, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') names.add(node.name)
    if ('id' in node && node.id?.type === 'Identifier') names.add(node.id.name)
    if ('local' in node && node.local?.type === 'Identifier') names.add(node.local.name)
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) names.add(local.name)
  })
  return names
}

const around = (code: string, start: number, end: number) =>
  code.slice(Math.max(0, start - 30), end + 30).replaceAll(/\s+/g, ' ')
