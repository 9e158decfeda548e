import { parseArgs } from 'node:util'

export interface Options {
  /** Parts of the product to look at, or single screens as they are printed; empty: all of them. */
  only: string[]
  language: string
  /** Pixels. */
  widths: number[]
  /** Also 360 px wide with letters of twice the size. */
  zoom: boolean
  axe: boolean
  /** How many pages are looked at at a time. */
  workers: number
  /** Takes no pictures, says only what is wrong, and ends with a failure where something is. */
  check: boolean
  /** Those alone that were made from something else when they were last looked at. */
  changed: boolean
}

export const USAGE = `npm run screens -- [--check] [--changed] [--only view,'dashboard: thanking'] [--language es]
  [--widths 360,768,1280] [--no-zoom] [--no-axe] [--workers 2]`

/** Throws with one line where an option is not known. */
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
      changed: { type: 'boolean', default: false },
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
    changed: values.changed,
  }
}

/** By commas, but for those within a name. */
const listOf = (text: string) => text.split(/,(?! )/).filter(Boolean)
