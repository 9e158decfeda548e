import { startCompiled } from './start-compiled.ts'

// As the product's typesetting process, which ends after each book: starting it takes longer than setting a small one.
const { serveTypesetting } = await startCompiled(
  () => import('#server/adapters/typesetting/serve-typesetting.ts'),
)
serveTypesetting({ mostBooks: 15 })
