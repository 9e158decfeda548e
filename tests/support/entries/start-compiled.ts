import { enableCompileCache, flushCompileCache } from 'node:module'

/**
 * Loads the program of a child process from what an earlier one compiled: tests start hundreds of them. Child processes
 * do not get the environment, so NODE_COMPILE_CACHE does not reach them; and they are killed, so that Node would not
 * write its cache by itself.
 */
export async function startCompiled<Program>(load: () => Promise<Program>): Promise<Program> {
  enableCompileCache()
  const program = await load()
  flushCompileCache()
  return program
}
