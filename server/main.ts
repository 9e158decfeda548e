import { join } from 'node:path'
import { renderedPages } from './pages.ts'
import { run } from './start.ts'

// The built file is always build/server/index.js: the other processes are beside it, and the project is two folders up.
const project = join(import.meta.dirname, '../..')

await run(process.env, {
  entryUrl: (name) => new URL(`./${name}.js`, import.meta.url),
  migrations: join(project, 'migrations'),
  example: join(project, 'scripts/demo.ts'),
  pages: renderedPages({ development: false, clientDir: join(project, 'build/client') }),
})
