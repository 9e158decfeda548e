import type { Texts } from '#languages/texts.ts'

/** A duration as people say it: `2 min 5 s`. */
export function lengthOf(seconds: number, words: Texts['print']): string {
  const whole = Math.max(1, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes && `${minutes} ${words.minutes}`, (rest || !minutes) && `${rest} ${words.seconds}`]
    .filter(Boolean)
    .join(' ')
}
