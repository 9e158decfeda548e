import { join } from 'node:path'
import { brand } from '#app/brand.ts'
import { openDatabase } from './adapters/database/open.ts'
import { compose } from './compose.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { operatorToken } from './lib/operator-token.ts'
import { renderedPages } from './pages.ts'

// The built file is always build/server/index.js: its siblings are the other processes, its parent the project.
const here = import.meta.dirname
const entryUrl = (name: string) => new URL(`./${name}.js`, import.meta.url)
const project = join(here, '../..')

try {
  await start(readConfig(process.env))
} catch (reason) {
  if (!(reason instanceof Error)) throw reason
  const known = reason instanceof ConfigError || reason.name === 'DatabaseInUse' || 'code' in reason
  console.error(known ? `${brand.name} cannot start: ${reason.message}` : reason)
  process.exit(1)
}

async function start(config: Config) {
  const database = await openDatabase(config, join(project, 'migrations'))
  const { app } = await compose({
    config,
    connected: database.connected,
    operatorToken: await operatorToken(config),
    entryUrl,
    pages: renderedPages({ development: false, clientDir: join(project, 'build/client') }),
  })
  await app.listen({ host: config.host, port: config.port })
  announce(config, database.note)

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await app.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
  void database.gone.then(() => {
    if (!closing) process.exit(1)
  })
}

function announce(config: Config, note: string | undefined) {
  const lines = [
    `${brand.name} is at ${config.publicUrl}`,
    ...(config.smtpUrl ? [] : [`Mailbox         ${config.publicUrl}/dev/mailbox`]),
    'Test card       4242 4242 4242 4242, any later date, any CVC (no card is charged)',
    `Data            ${config.dataDir}`,
    ...(note ? [note] : []),
  ]
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
