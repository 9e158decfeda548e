/** How many photos are prepared at a time: one core of a machine with two stays free, so that typing stays fast. */
export const decodingAtOnce = (): number => ((globalThis.navigator?.hardwareConcurrency ?? 2) > 2 ? 2 : 1)
