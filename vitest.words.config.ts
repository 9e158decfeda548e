import { defineConfig } from 'vitest/config'

/** The tests of names and references alone, without a database: `npm run check` asks them too. */
export default defineConfig({
  test: { include: ['tests/{glossary,docs}.test.ts'], reporters: ['dot'] },
})
