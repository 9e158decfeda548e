declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** What tests use of it. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    /** Of Koa: whether errors are printed. */
    silent: boolean
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
