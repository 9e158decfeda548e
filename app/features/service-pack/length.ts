/** Splits a length in seconds into whole minutes and remaining seconds. */
export function minutesAndSeconds(length: number): { minutes: number; seconds: number } {
  const whole = Math.round(length)
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}
