/**
 * How glibc's malloc is to hold memory in every process of the product, as environment variables: it reads them when a
 * process starts, and never again. Two arenas, where it would make one for each thread; and limits that stay as they
 * are, where each large buffer that is freed would raise them, so that the memory of buffers goes back to the system as
 * soon as they are gone (docs/decisions/0275). The same stand in package.json, Dockerfile and docs/examples. Other
 * systems pass over them.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
