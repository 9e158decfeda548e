/** Paths of the photos to measure with: `BENCH_PHOTOS`, by commas, else those given. */
export const photosToMeasure = (otherwise: string[]): string[] =>
  process.env.BENCH_PHOTOS?.split(',') ?? otherwise
