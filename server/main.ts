import { join } from 'node:path'
import { renderedPages } from './pages.ts'
import { run } from './start.ts'

// The built file is always build/server/index.js: its siblings are the other processes, its parent the project.
const project = join(import.meta.dirname, '../..')

await run(process.env, {
  entryUrl: (name) => new URL(`./${name}.js`, import.meta.url),
  migrations: join(project, 'migrations'),
  pages: renderedPages({ development: false, clientDir: join(project, 'build/client') }),
})
