import type { Variables } from './environment.ts'
import { ConfigError } from './error.ts'

/** The settings of `adapters/storage/s3-client.ts`. */
export interface S3Config {
  bucket: string
  endpoint: string | null
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  prefix: string
}

export function s3Of(env: Variables): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId !== !secretAccessKey)
    throw new ConfigError(
      accessKeyId
        ? 'S3_SECRET_ACCESS_KEY is missing beside S3_ACCESS_KEY_ID'
        : 'S3_ACCESS_KEY_ID is missing beside S3_SECRET_ACCESS_KEY',
    )
  if (!bucket) {
    const alone = env.S3_ENDPOINT ? 'S3_ENDPOINT' : accessKeyId ? 'S3_ACCESS_KEY_ID' : null
    if (alone) throw new ConfigError(`${alone} is set without S3_BUCKET`)
    return null
  }
  return {
    bucket,
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: env.S3_PREFIX,
  }
}
