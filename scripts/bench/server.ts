import { join } from 'node:path'
import { openDatabase } from '#server/adapters/database/open.ts'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { operatorToken } from '#server/lib/operator-token.ts'
import { renderedPages } from '#server/pages.ts'
import { lowerWorkerPriority } from '#server/start.ts'

// The product as main.ts composes it, which also tells its parent its processor time. BENCH_SHEDDING=off: without load
// shedding.
const project = join(import.meta.dirname, '../..')
const config = readConfig(process.env)
lowerWorkerPriority(config)
const database = await openDatabase(config, join(project, 'migrations'))
const { app, close } = await compose({
  config,
  connected: database.connected,
  operatorToken: await operatorToken(config),
  ...(process.env.BENCH_SHEDDING === 'off' && { load: () => () => {} }),
  entryUrl: (name) => new URL(`./${name}.js`, import.meta.url),
  pages: renderedPages({ development: false, clientDir: join(project, 'build/client') }),
})
await app.listen({ host: config.host, port: config.port })
process.send?.('ready')
process.on('message', (told) => told === 'cpu' && process.send?.(process.cpuUsage()))

process.on('SIGTERM', async () => {
  await close()
  await database.close()
  process.exit(0)
})
