import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve(import.meta.dirname, '../../app/ui/create-icon.ts')

/** Has the icons of lucide-react made by `app/ui/create-icon.ts`, for the browser and the server alike. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? ours : undefined,
}
