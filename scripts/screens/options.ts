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
  /** Takes no pictures, and ends with a failure where there are faults. */
  check: boolean
  /** A commit, or 'looked-at': only what can look different since then. */
  since: string | undefined
  /** Notes the commit that all of it has been looked at in, where there are no faults. */
  record: boolean
}

export const USAGE = `npm run screens -- [--check] [--since looked-at] [--record] [--only view,'dashboard: thanking']
  [--language es] [--widths 360,768,1280] [--no-zoom] [--no-axe] [--workers 2]`

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
      since: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  })
  const { check, record, since, widths = check ? '360' : '360,768,1280', zoom = !check } = values
  const only = listOf(values.only)
  if (record && (only.length > 0 || since || !values.axe))
    throw new Error('What is noted as looked at is all of it: --record goes with neither --only nor --since.')
  return {
    only,
    language: values.language,
    widths: listOf(widths).map(Number),
    zoom,
    axe: values.axe,
    workers: Number(values.workers),
    check,
    since,
    record,
  }
}

/** By commas, but for those within a name. */
const listOf = (text: string) => text.split(/,(?! )/).filter(Boolean)
