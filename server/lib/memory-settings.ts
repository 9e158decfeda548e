/**
 * How much memory a process of the product holds beyond what it needs (docs/decisions/0275). Both count from the start of a
 * process alone, so package.json, Dockerfile and docs/examples/afterglow@.service have the same.
 */

/**
 * For glibc's malloc, as environment variables: two arenas, where it would make one for each thread; and limits that stay
 * as they are, where each large buffer that is freed would raise them. So the memory of buffers goes back to the system as
 * soon as they are gone. Other systems pass over them.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * For V8, as an argument of `node`: the most that each half of its space for new objects takes, in megabytes. Left to itself
 * it takes 64, and buffers that are gone are noticed the later.
 */
export const nodeArguments = ['--max-semi-space-size=16']
