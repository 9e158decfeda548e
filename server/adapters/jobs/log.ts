/** The part of a pino logger (Fastify's `app.log`) that the queue needs. */
export interface JobLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Lines of JSON on standard error, shaped as the web server's, for a process that has no web server yet. */
export const stderrLog: JobLog = {
  warn: (details, message) => write(40, details, message),
  error: (details, message) => write(50, details, message),
}

function write(level: number, details: object, msg: string): void {
  const line = { level, time: Date.now(), pid: process.pid, ...details, msg }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** What is worth keeping of an error; libraries hang requests, addresses and more on theirs. */
export function errorDetails(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return { type: error.name, message: error.message, stack: error.stack ?? '' }
}
