/** A length as it is told: whole minutes, and what is left of them in seconds. */
export function minutesAndSeconds(length: number): { minutes: number; seconds: number } {
  const whole = Math.round(length)
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}
