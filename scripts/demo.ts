import { writeFileSync } from 'node:fs'
import { examples } from '#app/features/landing/examples.ts'
import { clientOf } from './demo/client.ts'
import { makeExample } from './demo/example.ts'
import { aRunningServer } from './demo/server.ts'
import { operatorToken } from './lib/operator-token.ts'

// `npm run demo`: makes the example memorial of the landing page, through the product's own calls. A server that makes
// it by itself (server/start.ts) names its address, and the file that says that it is made.
const [url, mark] = process.argv.slice(2)

try {
  const server = url ? { url, close: async () => {} } : await aRunningServer()
  try {
    await makeExample({ client: clientOf(server.url), operatorToken, say: (line) => console.log(line) })
    console.log(`A finished memorial     ${server.url}${examples.memorial}`)
    console.log(`How friends add to it   ${server.url}${examples.contribute}`)
    if (mark) writeFileSync(mark, '')
  } finally {
    await server.close()
  }
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}
