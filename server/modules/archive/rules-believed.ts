// What a restore believes of an archive, which anybody can have changed (docs/decisions/0036).

/**
 * The id of a gift that was given elsewhere. A payment of this server may have the id that the archive says: were it taken, that
 * gift would never be entered.
 */
export const markFormer = (memorialUuid: string, intentId: string): string =>
  `former:${memorialUuid}:${intentId.replace(/^former:[^:]*:/, '')}`

/**
 * A restored memorial is kept for a year at least: nobody loses it in the night after. And for two at most: no server sells
 * more, so an archive that says so was changed.
 */
export function boundRetention(until: Date | null, now: Date): Date {
  const [least, most] = [yearsAfter(now, 1), yearsAfter(now, 2)]
  if (!until || !(until > least)) return least
  return until < most ? until : most
}

function yearsAfter(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  return then
}

/** Lists, objects and what follows in them in `afterglow.json`, and how deep one may lie in another: far more than any
 * archive of ours has. */
const MOST_LISTS = 60_000
const MOST_VALUES = 400_000
const DEEPEST = 40

/** Whether a text of JSON holds so much that reading it would keep everybody else waiting. */
export function isOvergrown(json: string): boolean {
  let [depth, lists, values, isInString] = [0, 0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isInString && sign === '\\') at += 1
    else if (sign === '"') isInString = !isInString
    else if (!isInString && (sign === '[' || sign === '{')) {
      depth += 1
      lists += 1
      if (depth > DEEPEST || lists > MOST_LISTS) return true
    } else if (!isInString && (sign === ']' || sign === '}')) depth -= 1
    else if (!isInString && sign === ',') values += 1
    if (values > MOST_VALUES) return true
  }
  return false
}
