import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve(import.meta.dirname, '../../app/ui/create-icon.ts')

/** Replaces the icon factory of lucide-react by `app/ui/create-icon.ts`, for browser and server. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? ours : undefined,
}
