/**
 * Settings that keep a process from holding more memory than it needs (docs/decisions/0046). Both apply only when a
 * process starts, so package.json, Dockerfile and docs/examples/afterglow@.service have the same.
 */

/**
 * Environment variables for glibc's malloc: two arenas instead of one per thread, and fixed thresholds, which would
 * otherwise rise with each large buffer that is freed. So the memory of buffers is returned to the system at once.
 * Other systems ignore them.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * An argument of `node` for V8: the largest semi-space in megabytes (half of the space for new objects). By default V8
 * uses 64, and then unused buffers are freed later.
 */
export const nodeArguments = ['--max-semi-space-size=16']
