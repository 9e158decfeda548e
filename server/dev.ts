import { createServer as createHttp } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { openDatabase } from './adapters/database/open.ts'
import { readConfig } from './config.ts'
import { operatorToken } from './lib/operator-token.ts'

// `node server/dev.ts`: plain Node, never bundled. One port serves Vite's middlewares, then the app.
type Development = typeof import('./development.ts')

const config = readConfig(process.env)
const project = join(import.meta.dirname, '..')
const entryUrl = (name: string) => new URL(`./entries/${name}.ts`, import.meta.url)
// Opened once: the database survives every reload of server code.
const database = await openDatabase(config, join(project, 'migrations'))
const token = await operatorToken(config)

const server = createHttp()
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
const environment = vite.environments.ssr
if (!environment || !isRunnableDevEnvironment(environment))
  throw new Error('Vite cannot run server code here')
const { runner } = environment

let current: { module: Development; product: ReturnType<Development['composeForDevelopment']> } | undefined

/** Returns the same product until a file it imports changes; then a new one, and closes the old one. */
async function latest() {
  const module = await runner.import<Development>('/server/development.ts')
  if (current?.module !== module) {
    const old = current
    current = { module, product: module.composeForDevelopment(config, database.connected, token, entryUrl) }
    void old?.product.then((product) => product.close()).catch(() => {})
  }
  return current.product
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    latest().then(
      ({ app }) => app.routing(request, response),
      (reason: Error) => {
        vite.ssrFixStacktrace(reason)
        console.error(reason)
        response.statusCode = 500
        response.end(reason.stack)
      },
    )
  })
})
server.listen(config.port, config.host, () => console.log(`In development at ${config.publicUrl}`))

async function close() {
  server.close()
  await (await current?.product)?.close()
  await vite.close()
  await database.close()
  process.exit(0)
}
process.once('SIGINT', close)
process.once('SIGTERM', close)
