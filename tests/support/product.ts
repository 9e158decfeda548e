import { fileURLToPath } from 'node:url'
import { startCompiled } from './entries/start-compiled.ts'

// Starts the product as `npm start` does, but from the sources and without pages; see `tsx-hooks.mjs`.
const { run } = await startCompiled(() => import('#server/start.ts'))
await run(process.env, {
  entryUrl: (name) => new URL(`./entries/${name}.ts`, import.meta.url),
  migrations: fileURLToPath(new URL('../../migrations', import.meta.url)),
  example: fileURLToPath(new URL('../../scripts/demo.ts', import.meta.url)),
})
