declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** The part of s3rver that tests use. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    /** Koa's setting: if true, errors are not printed. */
    silent: boolean
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
