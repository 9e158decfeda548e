// Lets plain Node run the sources: `node --import ./tests/support/tsx-hooks.mjs file.ts`. Node runs .ts by itself, but
// not .tsx.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      configFile: false,
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'esnext',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
