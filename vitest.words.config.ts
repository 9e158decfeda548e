import { defineConfig } from 'vitest/config'

/** The tests of names and references alone, for `npm run check`: without the one that needs a database. */
export default defineConfig({
  test: {
    include: ['tests/{glossary,names,docs}.test.ts'],
    testNamePattern: /^(?!docs\/privacy\.md lists every table)/,
    reporters: ['dot'],
  },
})
