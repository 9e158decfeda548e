import { createRequire } from 'node:module'
import { crc32 } from 'node:zlib'

/**
 * Has yazl take Node's own checksum. It computes them by a table in JavaScript (`buffer-crc32`), which took most of the
 * time of a ZIP, and knows no other way; no ZIP writer that streams, compresses and goes beyond 4 GB does
 * (docs/decisions/0035, 0003). It replaces one function of a package that yazl alone requires. Where yazl requires another
 * one, this throws as soon as it is imported.
 */
export function installNativeCrc32(): void {
  const requireOfYazl = createRequire(createRequire(import.meta.url).resolve('yazl'))
  Object.assign(requireOfYazl('buffer-crc32'), { unsigned: crc32 })
}
