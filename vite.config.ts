import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { offlineFiles } from './app/lib/offline-cache/vite-plugin.ts'
import { messages } from './app/messages/vite-plugin.ts'
import { targetsOf } from './scripts/bundle/browser-targets.ts'
import { chunkGroups } from './scripts/bundle/chunk-groups.ts'
import { fetchedImports } from './scripts/bundle/fetched-imports.ts'
import { plainIcons } from './scripts/bundle/plain-icons.ts'
import { precompress } from './scripts/bundle/precompress.ts'
import { slimCalls } from './scripts/bundle/slim-calls.ts'
import { slimManifest } from './scripts/bundle/slim-manifest.ts'

/** Packages with native or WebAssembly parts stay in node_modules at run time. */
const external = [
  '@myriaddreamin/typst-ts-node-compiler',
  'sharp',
  'libheif-js',
  'mediabunny',
  'pg',
  'pg-boss',
  'nodemailer',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'prom-client',
]

/** Node would load all 1,700 icons at start (0.1 s); bundled, the server carries the few that are used. */
const bundleIcons: Plugin = {
  name: 'bundle-icons',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: ['lucide-react'] } } : null),
}

/** The browser's sheet is the one that pages name; the server's would only lie beside it. */
const noServerSheet: Plugin = {
  name: 'no-server-sheet',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.config.consumer === 'server',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
  },
}

export default defineConfig({
  plugins: [
    messages(),
    slimCalls(),
    fetchedImports(),
    bundleIcons,
    plainIcons,
    noServerSheet,
    reactRouter(),
    offlineFiles(),
    slimManifest(),
    precompress(),
  ],
  // One sheet for all pages (21 KB): a page's own would be 10 to 25 small ones, each a round trip on a slow phone.
  build: {
    target: targetsOf('promised'),
    cssTarget: targetsOf('reading'),
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        target: targetsOf('promised'),
        // Older browsers run none of our scripts and show our pages: their sheet is written for them too.
        cssTarget: targetsOf('reading'),
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      resolve: { external },
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            photo: './server/entries/photo.ts',
            typesetting: './server/entries/typesetting.ts',
            video: './server/entries/video.ts',
            bench: './scripts/bench/server.ts',
          },
          // Flat, so that import.meta.dirname is build/server in every file.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})
