import { startCompiled } from './start-compiled.ts'

await startCompiled(() => import('#server/entries/photo.ts'))
