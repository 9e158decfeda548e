/** A pseudo-random sequence that is the same in every run, so that a picture is painted alike each time. */
export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  let state = seed >>> 0

  /** From 0 up to 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const between = (least: number, most: number) => least + (most - least) * next()

  /** Normally distributed around 0, rarely beyond twice `spread`. */
  const about0 = (spread: number) =>
    spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

  function oneOf<T>(list: readonly T[]): T {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new RangeError('There is nothing to choose from.')
    return one
  }

  return { next, between, about0, oneOf }
}

/** A smooth noise between -1 and 1, interpolated between whole numbers. */
export function wandering(chance: Chance): (at: number) => number {
  const heights = Array.from({ length: 997 }, () => chance.between(-1, 1))
  const height = (at: number) => heights[((at % 997) + 997) % 997] ?? 0
  return (at) => {
    const whole = Math.floor(at)
    const part = at - whole
    return height(whole) + (height(whole + 1) - height(whole)) * part * part * (3 - 2 * part)
  }
}
