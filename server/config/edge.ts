import type { Variables } from './environment.ts'
import { ConfigError } from './error.ts'

/** A cache in front of all nodes that may keep public pages, and how to purge it. */
export interface EdgeConfig {
  seconds: number
  /** How much longer it may serve a stale page while it fetches a newer one. */
  staleSeconds: number
  purge:
    | { kind: 'nginx'; addresses: readonly string[] }
    | ({ kind: 'http' } & { url: string; method: string; header: { name: string; value: string } | null })
}

export function edgeOf(env: Variables): EdgeConfig | null {
  const { EDGE_SECONDS: seconds, EDGE_NGINX: addresses, EDGE_PURGE_URL: url } = env
  if (addresses && url) throw new ConfigError('EDGE_NGINX and EDGE_PURGE_URL are both set: name one edge')
  if (seconds === undefined) {
    const alone = addresses ? 'EDGE_NGINX' : url ? 'EDGE_PURGE_URL' : null
    if (alone) throw new ConfigError(`${alone} is set without EDGE_SECONDS`)
    return null
  }
  const kept = { seconds, staleSeconds: env.EDGE_STALE_SECONDS }
  if (addresses) return { ...kept, purge: { kind: 'nginx', addresses } }
  if (!url)
    throw new ConfigError(
      'EDGE_SECONDS is set without EDGE_NGINX or EDGE_PURGE_URL: what a family takes away would stay at the edge',
    )
  const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(env.EDGE_PURGE_HEADER ?? '') ?? []
  const header = name === '' ? null : { name, value }
  return { ...kept, purge: { kind: 'http', url, method: env.EDGE_PURGE_METHOD, header } }
}
