/** Seconds as a recorder shows them: `01:24`. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** The length of a recording as it is read: `1:24`. */
export const formatLength = (seconds: number): string => formatTimer(Math.round(seconds)).replace(/^0/, '')
