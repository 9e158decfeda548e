import { fileURLToPath } from 'node:url'
import { run } from '#server/start.ts'

// Starts the product as `npm start` does, but from the sources and without pages; see `tsx-hooks.mjs`.
await run(process.env, {
  entryUrl: (name) => new URL(`./entries/${name}.ts`, import.meta.url),
  migrations: fileURLToPath(new URL('../../migrations', import.meta.url)),
})
