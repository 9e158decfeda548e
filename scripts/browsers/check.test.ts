import { describe, expect, it } from 'vitest'
import { targetsOf } from '../bundle/browser-targets.ts'
import { faultsIn } from './check.ts'
import { exceptions } from './exceptions.ts'
import { findInScript } from './script-findings.ts'
import { findInSheet } from './sheet-findings.ts'

const featuresIn = (code: string) => findInScript(code).map(({ feature }) => feature)
const stylesIn = (sheet: string) => findInSheet(sheet).map(({ feature }) => feature)

describe('a built script', () => {
  it.each([
    ['Promise.try(read)', 'Promise.try'],
    ['const all = new Set(a).union(b)', '.union()'],
    ['shown.difference(hidden)', '.difference()'],
    ['Object.groupBy(rows, (row) => row.day)', 'Object.groupBy'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
    ['window.requestIdleCallback(keep)', 'requestIdleCallback'],
    ['globalThis.scheduler.yield()', 'scheduler'],
    ['navigator["wakeLock"].request("screen")', 'navigator.wakeLock'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['menu.showPopover()', '.showPopover()'],
    ['Array.fromAsync(rows)', 'Array.fromAsync'],
    ['new RegExp(words, "v")', 'RegExp flag v'],
  ])('%s is found', (code, feature) => {
    expect(featuresIn(code)).toContain(feature)
  })

  it.each([
    '{ using file = open() }',
    'async function f() { await using file = open() }',
    'const words = /[\\p{L}--[a-z]]/v',
    'import words from "./words.json" with { type: "json" }',
    'const either = /(?<day>\\d)|(?<day>x)/',
  ])('%s is found as syntax', (code) => {
    expect(featuresIn(code)).toEqual(['syntax'])
  })

  it.each([
    'rows.toSorted().with(0, 1).at(-1).findLast(Boolean)',
    'class A { static { A.all = [] } #own = 1; has(one) { return #own in one } }',
    'const before = /(?<=a)b/d; const x = await fetch("/x")',
    'const scheduler = { yield() {} }; scheduler.yield()',
    'function Temporal() {} new Temporal()',
    'structuredClone(draft); crypto.randomUUID(); new OffscreenCanvas(1, 1)',
    `const most = Math.max(...all.map((one) => one.width)), words = \`max(\${most})\``,
  ])('%s is supported everywhere', (code) => {
    expect(featuresIn(code)).toEqual([])
  })

  it.each([
    'const sizes = "min(43vw, 15rem)"',
    'const sizes = "(width >= 40rem) clamp(9rem, 25vw, 15rem), 43vw"',
    `const sizes = \`(width < 40rem) min(92vw, \${wide}rem), 30rem\``,
    `const sizes = \`calc(\${most}vw - 2rem)\``,
  ])('%s is a length that WebKit reads as the whole window', (code) => {
    expect(featuresIn(code)).toEqual(['calculated length'])
  })
})

describe('a built sheet', () => {
  it.each([
    ['a { color: light-dark(red, blue) }', 'css light-dark()'],
    ['a { anchor-name: --a }', 'css anchor-name'],
    ['a:open { color: red }', 'css :open'],
    ['@scope (main) { a { color: red } }', 'css @scope'],
    ['@starting-style { a { opacity: 0 } }', 'css @starting-style'],
  ])('%s is found', (sheet, feature) => {
    expect(stylesIn(sheet)).toContain(feature)
  })

  it.each([
    '@layer base { a:has(> svg) { inset-inline-start: clamp(1px, 2vw, 3rem); aspect-ratio: 4 / 3 } }',
    '@media (width >= 40rem) { a { color: color-mix(in srgb, red, blue) } }',
    '@supports (color: light-dark(red, blue)) { a { color: light-dark(red, blue) } }',
    'a { -webkit-user-select: none; user-select: none }',
  ])('%s is supported everywhere', (sheet) => {
    expect(stylesIn(sheet)).toEqual([])
  })
})

describe('the check', () => {
  const used = exceptions.map(({ feature }) => feature)
  const unusedIn = (faults: string[]) => faults.filter((fault) => fault.startsWith('exceptions.ts'))

  it('accepts a feature that is tested for in the same file', () => {
    const asks = '`requestIdleCallback`in window?requestIdleCallback(keep):keep()'
    const faults = faultsIn([
      { name: 'a.js', text: asks },
      { name: 'b.js', text: 'requestIdleCallback(keep)' },
    ])
    expect(faults.filter((fault) => !fault.startsWith('exceptions.ts'))).toEqual([
      'b.js: requestIdleCallback, which safari, safari_ios lack: requestIdleCallback(keep)',
    ])
  })

  it('reports unused exceptions', () => {
    expect(unusedIn(faultsIn([]))).toHaveLength(used.length)
    expect(unusedIn(faultsIn([{ name: 'a.js', text: 'lines.take(2)' }]))).toHaveLength(used.length - 1)
  })

  it('has each exception once', () => {
    expect(new Set(used).size).toBe(used.length)
  })
})

it('the build targets the browsers that package.json promises', () => {
  expect(targetsOf('promised')).toEqual(['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox121'])
})
