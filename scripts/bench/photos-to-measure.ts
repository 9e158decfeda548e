/** Paths of the photos to measure: `BENCH_PHOTOS`, separated by commas, else the default. */
export const photosToMeasure = (otherwise: string[]): string[] =>
  process.env.BENCH_PHOTOS?.split(',') ?? otherwise
