// A server in a process of its own, so that tests can kill it. It opens the database in its argument and says so.
import { openEmbedded } from '#server/adapters/database/embedded.ts'

const { connection, pid } = await openEmbedded({ dataDir: process.argv[2] ?? '' })
process.send?.({ connection, pid })
