import { serveTypesetting } from '#server/adapters/typesetting/serve-typesetting.ts'

/** The typesetting process. Each book has one of its own, since the typesetting engine does not free memory. */
serveTypesetting({ mostBooks: 1 })
