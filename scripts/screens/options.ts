import { parseArgs } from 'node:util'

export interface Options {
  /** Parts of the product to check, or single screens by their printed name; empty for all. */
  only: string[]
  language: string
  /** Pixels. */
  widths: number[]
  /** Also 360 px wide with text at twice the size. */
  zoom: boolean
  axe: boolean
  /** How many pages are checked at a time. */
  workers: number
  /** Takes no pictures, reports only faults, and fails if there are any. */
  check: boolean
}

export const USAGE = `npm run screens -- [--check] [--only view,'dashboard: thanking'] [--language es]
  [--widths 360,768,1280] [--no-zoom] [--no-axe] [--workers 2]`

/** Throws with one line for an unknown option. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      only: { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
      widths: { type: 'string' },
      zoom: { type: 'boolean' },
      axe: { type: 'boolean', default: true },
      workers: { type: 'string', default: '2' },
      check: { type: 'boolean', default: false },
    },
  })
  const { check, widths = check ? '360' : '360,768,1280', zoom = !check } = values
  return {
    only: listOf(values.only),
    language: values.language,
    widths: listOf(widths).map(Number),
    zoom,
    axe: values.axe,
    workers: Number(values.workers),
    check,
  }
}

/** Separated by commas, except those within a name. */
const listOf = (text: string) => text.split(/,(?! )/).filter(Boolean)
