import { textsOf } from '#languages/all.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePerLanguage } from '#languages/once-per-language.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the unit that people would say: never sooner than it is true, nor in hundreds of anything. */
function inUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < 2 * MINUTE) return [Math.max(1, Math.ceil(seconds)), 'second']
  if (seconds < 2 * HOUR) return [Math.ceil(seconds / MINUTE), 'minute']
  if (seconds < 2 * DAY) return [Math.ceil(seconds / HOUR), 'hour']
  return [Math.ceil(seconds / DAY), 'day']
}

const relativeTimes = oncePerLanguage(
  (language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }),
)

/** 'You can try again in 3 minutes.', in a language. */
export function retryText(language: Language, seconds: number): string {
  const when = relativeTimes(language).format(...inUnit(seconds))
  // Arabic is given the word for 'within': one may go on after that time, not during it.
  const after = when.replace(/^خلال /, 'بعد ')
  return textsOf(language).calls.general.tryAgain.replace('{when}', after)
}
