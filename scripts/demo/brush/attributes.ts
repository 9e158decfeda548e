export type Stop = readonly [at: number, colour: string, opacity?: number]

export const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${short(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`}/>`,
    )
    .join('')

export const opacityOf = (opacity: number) => (opacity < 1 ? ` fill-opacity="${short(opacity)}"` : '')

/** At most two decimals, and no zero before the point. */
export const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
