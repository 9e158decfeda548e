import type { Connected } from './adapters/database/postgres.ts'
import { compose } from './compose.ts'
import type { Config } from './config.ts'
import { renderedPages } from './pages.ts'

/** Loaded by `dev.ts` through Vite, again after every change. */
export async function composeForDevelopment(
  config: Config,
  connected: Connected,
  operatorToken: string,
  entryUrl: (name: string) => URL,
) {
  const pages = renderedPages({ development: true, clientDir: '' })
  const product = await compose({ config, connected, operatorToken, entryUrl, pages })
  await product.app.ready()
  return product
}
