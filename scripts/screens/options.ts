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
}

export const USAGE = `npm run screens -- [--only view,'dashboard: thanking'] [--language es] [--widths 360,768,1280] [--no-zoom] [--no-axe] [--workers 2]`

/** Throws with one line where an option is not known. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      only: { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
      widths: { type: 'string', default: '360,768,1280' },
      zoom: { type: 'boolean', default: true },
      axe: { type: 'boolean', default: true },
      workers: { type: 'string', default: '2' },
    },
  })
  return {
    only: listOf(values.only),
    language: values.language,
    widths: listOf(values.widths).map(Number),
    zoom: values.zoom,
    axe: values.axe,
    workers: Number(values.workers),
  }
}

const listOf = (text: string) => text.split(',').filter(Boolean)
